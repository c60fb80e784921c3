import { ContainerModule } from "inversify";
import { sendMessage } from "../../domain/messages/contact/sendMessage.ts";
import { subscribeLetter } from "../../domain/messages/newsletter/subscribe.ts";
import { ContactMessagesToken, NewsletterToken } from "../portTokens.ts";
import { providing } from "../provide.ts";
import * as t from "../tokens.ts";

export const correspondenceModule = new ContainerModule(({ bind }) => {
  const provide = providing(bind);
  provide(t.SendMessageToken, sendMessage, { messages: ContactMessagesToken });
  provide(t.SubscribeLetterToken, subscribeLetter, { newsletter: NewsletterToken });
  bind(t.ConfirmLetterToken).toResolvedValue((newsletter) => newsletter.confirm, [NewsletterToken]);
  bind(t.LeaveLetterToken).toResolvedValue((newsletter) => newsletter.leave, [NewsletterToken]);
});
