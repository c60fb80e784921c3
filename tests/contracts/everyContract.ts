import { articlesContract } from "./articles.ts";
import { commentsContract } from "./comments.ts";
import { correspondenceContract, type MailsTo } from "./correspondence.ts";
import { likesContract } from "./likes.ts";
import type { NewDevice } from "./ports.ts";
import { accountsContract } from "./session.ts";
import * as subjects from "./subjects.ts";
import { tipsContract } from "./tips.ts";

/** All that a backend must do. */
export const everyContract = (backend: string, newDevice: NewDevice, mailsTo: MailsTo) => {
  correspondenceContract(backend, newDevice, mailsTo);
  accountsContract(backend, newDevice);
  tipsContract(backend, newDevice);
  articlesContract(backend, newDevice);
  likesContract(backend, newDevice, subjects.tips);
  likesContract(backend, newDevice, subjects.articles);
  commentsContract(backend, newDevice, subjects.tips);
  commentsContract(backend, newDevice, subjects.articles);
};
