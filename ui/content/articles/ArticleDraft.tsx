import type { ReactNode } from "react";
import type { ReadableDraft } from "../../../domain/content/editing/readDraft.ts";
import { Text } from "../body/Text.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import { OnPaper } from "./OnPaper.tsx";

type ArticleDraftProps = { readonly draft: ReadableDraft; readonly banner: ReactNode };

/** A draft as its article will look, under a banner. */
export const ArticleDraft = ({ draft, banner }: ArticleDraftProps) => (
  <article>
    {banner}
    <ArticleHead article={{ ...draft, publishedAt: draft.date }} />
    <OnPaper>
      <Text lead={draft.excerpt} content={draft.content} />
    </OnPaper>
  </article>
);
