import type { DiscordPerson } from "../../adapters/memory/dataset.ts";
import type { Told } from "../../adapters/memory/notifications/tell.ts";
import type { MemberId, Role } from "../../domain/accounts/member.ts";
import type { PollId } from "../../domain/club/polls/polls.ts";
import type { ContentKind } from "../../domain/content/editing/contentItem.ts";
import type { CommentId } from "../../domain/content/reactions/comment.ts";

/** Access of tests to a backend's hidden state. */
export type Backstage = {
  /** The mails to an address, newest first. */
  mailsTo(email: string): Promise<readonly { readonly subject: string; readonly text: string }[]>;
  /** Ages the links mailed to an address. */
  age(email: string, hours: number): Promise<void>;
  /** Ages all sessions of a member. */
  ageSessions(email: string, hours: number): Promise<void>;
  /** Ages an address's newsletter request, also for the rate limits. */
  ageConfirmation(email: string, hours: number): Promise<void>;
  /** Brings the end of all links to drafts nearer. */
  ageDraftLinks(hours: number): Promise<void>;
  /** Ages a comment on a content item of a kind, in seconds. */
  ageComment(kind: ContentKind, id: CommentId, seconds: number): Promise<void>;
  /** Resets all rate limits. */
  forgetQuotas(): Promise<void>;
  /** Sets a member's staff right; null removes it. */
  giveRole(email: string, role: Role | null): Promise<void>;
  /** Tells a member of what happened. */
  tell(member: MemberId, told: Told): Promise<void>;
  /** The backend's clock, in milliseconds since 1970. */
  clock(): number;
  /** Runs the job of each minute. */
  runDue(): Promise<void>;
  /** Moves a poll to an earlier week. */
  agePoll(poll: PollId, weeks: number): Promise<void>;
  publishTeam(slug: string, isPublished: boolean): Promise<void>;
  /** Discord, where a double of it can stand in. */
  readonly discord?: {
    /** The person whom Discord will name. */
    signIn(person: DiscordPerson): Promise<void>;
    /** Follows a way to Discord and back as a browser does. What the site's address tells then. */
    follow(address: string): Promise<URLSearchParams>;
  };
};
