import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { listPath } from "../address.ts";
import { words } from "../words.ts";

export const BackToMatches = () => (
  <TextLink way="back" to={listPath}>
    {words.allMatches}
  </TextLink>
);
