import type { ReactNode } from "react";
import type { ReadableDraft } from "../../domain/content/editing/readDraft.ts";
import { Text } from "../content/body/Text.tsx";
import { Contents } from "./Contents.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { TipHead } from "./TipHead.tsx";
import { BodyColumn, Columns } from "./TipPage.styles.ts";

type TipDraftProps = { readonly draft: ReadableDraft; readonly banner: ReactNode };

/** A draft as its tip will look, under a banner. */
export const TipDraft = ({ draft, banner }: TipDraftProps) => (
  <article>
    {banner}
    <TipHead tip={{ ...draft, author: draft.author ?? "", publishedAt: draft.date, views: null }} />
    <Columns>
      <Contents content={draft.content} />
      <BodyColumn>
        <Text content={draft.content} />
      </BodyColumn>
      <Sidebar />
    </Columns>
  </article>
);
