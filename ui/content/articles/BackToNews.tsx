import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { listAddress } from "./address.ts";
import { words } from "./words.ts";

export const BackToNews = () => (
  <TextLink way="back" to={listAddress({})}>
    {words.allNews}
  </TextLink>
);
