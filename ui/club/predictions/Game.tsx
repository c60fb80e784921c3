import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { french } from "../../design/components/text/french.ts";
import { Quiet } from "./Predictions.styles.ts";
import { tablePath } from "./table/address.ts";
import { words } from "./words.ts";

/** What predictions are, and where they are counted. */
export const Game = () => (
  <>
    <Quiet>{french(words.game)}</Quiet>
    <TextLink to={tablePath}>{french(words.table)}</TextLink>
  </>
);
