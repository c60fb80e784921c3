import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { EmptyState } from "../../design/components/surfaces/EmptyState.tsx";
import { QuietLink } from "../../design/components/actions/QuietButton.tsx";
import { Head } from "./Head.tsx";
import { space } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";

const words = {
  title: "Cette page n'a pas pu être chargée",
  text: "La connexion s'est peut-être coupée, ou le site vient d'être mis à jour. Rien de ce que vous avez écrit n'est perdu.",
  again: "Réessayer",
} as const;

const Failed = styled.div`
  ${wrap}
  padding-block: ${space.x7} ${space.section};
`;

/**
 * Shown in place of a page that threw or whose files couldn't be loaded. The link reloads the document:
 * a new build has removed the files that this document refers to.
 */
export const FailedPage = () => {
  const { pathname, search } = useLocation();
  return (
    <Failed>
      <Head title={words.title} />
      <EmptyState
        why="failed"
        heading="h1"
        title={words.title}
        text={words.text}
        action={
          <QuietLink to={pathname + search} reloadDocument>
            {words.again}
          </QuietLink>
        }
      />
    </Failed>
  );
};
