import type { AdminView } from "../../lib/page/slots.ts";
import { Dash } from "../overview/overview.styles.ts";
import { accessView } from "../viewAddress.ts";
import { Team } from "./Team.tsx";
import { words } from "./words.ts";

/** Who has rights on the site. */
const Access = () => (
  <Dash>
    <Team />
  </Dash>
);

export const view: AdminView = {
  path: accessView,
  words: words.view,
  order: 2,
  tab: { group: "site", icon: "key" },
  Panel: Access,
  isForAdmins: true,
};
