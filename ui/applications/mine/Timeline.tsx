import type { Application } from "../../../domain/applications/application.ts";
import { longDate } from "../../design/components/text/format.ts";
import { Icon, type IconName } from "../../design/components/media/Icon.tsx";
import { Steps } from "./MyApplications.styles.ts";
import { statuses, words } from "./applicationWords.ts";

type Moment = { readonly words: string; readonly icon: IconName; readonly at: string | null };

/** The steps so far, and the next one. */
const momentsOf = ({ status, createdAt, decidedAt, withdrawnAt }: Application): readonly Moment[] => {
  const sent: Moment = { words: words.sent, icon: "check", at: createdAt };
  if (status === "pending") return [sent, { words: words.awaited, icon: "clock", at: null }];
  if (status === "withdrawn") return [sent, { words: statuses.withdrawn.words, icon: "back", at: withdrawnAt }];
  return [sent, { words: statuses[status].words, icon: status === "accepted" ? "check" : "ban", at: decidedAt }];
};

/** The steps of an application with their dates. */
export const Timeline = ({ application }: { readonly application: Application }) => (
  <Steps aria-label={words.timeline}>
    {momentsOf(application).map((moment) => (
      <li key={moment.words}>
        <Icon name={moment.icon} />
        <span>{moment.words}</span>
        {moment.at !== null && <time dateTime={moment.at}>{longDate(moment.at)}</time>}
      </li>
    ))}
  </Steps>
);
