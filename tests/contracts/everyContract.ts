import { beforeEach } from "vitest";
import { applicationsContract } from "./applications.ts";
import { articlesContract } from "./articles.ts";
import type { Backstage } from "./backstage.ts";
import { changesContract } from "./changes.ts";
import { commentsContract } from "./comments.ts";
import { correspondenceContract } from "./correspondence.ts";
import { editingContract } from "./editing.ts";
import { likesContract } from "./likes.ts";
import { limitsContract } from "./limits.ts";
import { loginsContract } from "./logins.ts";
import { moderationContract } from "./moderation.ts";
import type { NewDevice } from "./ports.ts";
import { profilesContract } from "./profiles.ts";
import { ratingsContract } from "./ratings.ts";
import { reviewsContract } from "./reviews.ts";
import { accountsContract } from "./session.ts";
import { staffContract } from "./staff.ts";
import * as subjects from "./subjects.ts";
import { tipsContract } from "./tips.ts";

/** The contracts of every port of a backend. */
export const everyContract = (backend: string, newDevice: NewDevice, backstage: Backstage) => {
  // Tests write faster than the rate limits allow.
  beforeEach(() => backstage.forgetTurns());
  correspondenceContract(backend, newDevice, backstage);
  accountsContract(backend, newDevice);
  loginsContract(backend, newDevice, backstage);
  profilesContract(backend, newDevice, backstage);
  tipsContract(backend, newDevice);
  articlesContract(backend, newDevice);
  ratingsContract(backend, newDevice);
  applicationsContract(backend, newDevice, backstage);
  reviewsContract(backend, newDevice, backstage);
  staffContract(backend, newDevice, backstage);
  changesContract(backend, newDevice, backstage);
  editingContract(backend, newDevice, backstage);
  moderationContract(backend, newDevice, subjects.tips, "tip");
  moderationContract(backend, newDevice, subjects.articles, "article");
  likesContract(backend, newDevice, subjects.tips);
  likesContract(backend, newDevice, subjects.articles);
  commentsContract(backend, newDevice, subjects.tips);
  commentsContract(backend, newDevice, subjects.articles);
  limitsContract(backend, newDevice);
};
