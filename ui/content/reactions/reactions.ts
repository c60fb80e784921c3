import type { ContentKind } from "../../../domain/content/editing/contentItem.ts";
import { commentActsOn } from "./commentActs.ts";
import { commentBoxOn } from "./commentBox.ts";
import { commentListOn } from "./commentList.ts";
import { likesOn } from "./likes.ts";
import { sharesOn } from "./share.ts";
import type { Subject } from "./subject.ts";

/** The models of likes, shares, comment list and comment box of one kind of content item. */
export const reactionsTo = <Id extends string>(subject: Subject<Id> & { readonly kind: ContentKind }) => {
  const list = commentListOn(subject);
  const box = commentBoxOn(subject, list);
  return {
    kind: subject.kind,
    $path: subject.$path,
    words: subject.words,
    ...likesOn(subject),
    ...sharesOn(subject),
    ...list,
    ...box,
    ...commentActsOn(subject, list, box),
  };
};

export type Reactions<Id extends string> = ReturnType<typeof reactionsTo<Id>>;
