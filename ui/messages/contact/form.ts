import { sample } from "effector";
import { contactFields, type ContactProblems, problemsOf } from "../../../domain/messages/contact.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createForm } from "../../lib/form.ts";
import { contactDraft, filledUp, isEmpty, messageOf, nothingTyped, typedSince } from "./draft.ts";
import { sendMessageFx } from "./effects.ts";
import { fieldProblem, notSent, words } from "./words.ts";

const draftName = "contact";

const errorsOf = (problems: ContactProblems) =>
  Object.fromEntries(
    contactFields.map((field) => [field, problems[field] && fieldProblem(field, problems[field])] as const),
  );

export const contactForm = createForm({
  // Only programs fill in the website: its field is hidden.
  fields: { ...nothingTyped, website: "" },
  effect: sendMessageFx,
  toParams: ({ website: trap, ...message }) => ({ ...message, trap }),
  check: (texts) => errorsOf(problemsOf(texts)),
  errors: { incomplete: ({ problems }) => errorsOf(problems) },
  failed: notSent,
});
contactForm.$errors.reset(contactForm.shown);

sample({ clock: contactForm.done, fn: () => words.sent, target: toastShown });
// Text typed during the request stays.
const since = sample({
  clock: contactForm.done,
  source: contactForm.$typed,
  fn: (typed, { params }) => ({ ...typedSince(typed, params), website: "" }),
});
sample({ clock: since, target: contactForm.filled });
sample({ clock: signOutPressed, fn: () => contactForm.fields, target: [contactForm.left, contactForm.filled] });

// The draft survives a closed tab.
sample({
  clock: [contactForm.typed, since],
  fn: (texts) => ({ key: draftName, value: messageOf((field) => texts[field]) }),
  target: contactDraft.typed,
});
sample({ clock: contactForm.shown, fn: () => draftName, target: contactDraft.wanted });
sample({
  clock: contactDraft.recalled,
  source: contactForm.$typed,
  filter: (_, { value }) => value !== null && !isEmpty(value),
  fn: (typed, { value }) => ({ ...typed, ...filledUp(typed, value ?? nothingTyped) }),
  target: contactForm.filled,
});
