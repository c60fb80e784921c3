import { useHasFeature } from "../../lib/page/features.ts";
import type { AdminView } from "../../lib/page/slots.ts";
import { Subscribers } from "../../messages/newsletter/admin/Subscribers.tsx";
import { Dash } from "../overview/overview.styles.ts";
import { accessView } from "../viewAddress.ts";
import { Team } from "./Team.tsx";
import { words } from "./words.ts";

/** Who has rights on the site, and who receives its letter. */
const Access = () => {
  const hasNewsletter = useHasFeature("newsletter");
  return (
    <Dash>
      <Team />
      {hasNewsletter && <Subscribers />}
    </Dash>
  );
};

export const view: AdminView = {
  path: accessView,
  words: words.view,
  order: 2,
  tab: { group: "site", icon: "key" },
  Panel: Access,
  isForAdmins: true,
};
