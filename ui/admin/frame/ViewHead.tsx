import type { ReactNode } from "react";
import type { AdminView } from "../../lib/page/slots.ts";
import { typeset } from "../../design/components/text/french.ts";
import { preloadProps } from "../../design/components/lazyModule.ts";
import { viewAddress } from "../viewAddress.ts";
import { words } from "../words.ts";
import { Head, Title, Within, WithinLink } from "./ViewHead.styles.ts";

type ViewHeadProps = {
  readonly view: AdminView;
  /** The views under the same tab, with this one. */
  readonly under: readonly AdminView[];
  /** The main act. */
  readonly act?: ReactNode;
};

/** The title of a view, the views beside it, and its main act. */
export const ViewHead = ({ view, under, act }: ViewHeadProps) => (
  <Head>
    <Title>{typeset(view.words)}</Title>
    {under.length > 1 && (
      <Within aria-label={words.within}>
        {under.map(({ path, words, here = words, parts }) => (
          <WithinLink
            key={path}
            {...preloadProps(parts)}
            to={viewAddress(path)}
            aria-current={path === view.path ? "page" : undefined}
          >
            {typeset(here)}
          </WithinLink>
        ))}
      </Within>
    )}
    {act}
  </Head>
);
