import type { ViewParts } from "../../lib/page/slots.ts";
import { Dash } from "../overview/overview.styles.ts";
import { Team } from "./Team.tsx";

/** Who has rights on the site. */
const Access = () => (
  <Dash>
    <Team />
  </Dash>
);

export const parts: ViewParts = { Panel: Access };
