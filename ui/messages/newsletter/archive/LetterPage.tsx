import type { ReactNode } from "react";
import { archivePath, letterPath } from "../../../../domain/club/letter/paths.ts";
import type { ReadableLetter } from "../../../../domain/club/letter/sentLetters.ts";
import { Apart, Paper } from "../../../content/articles/ArticlePage.styles.ts";
import { Text } from "../../../content/body/Text.tsx";
import { ButtonLink } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { TextLink } from "../../../design/components/actions/TextLink.tsx";
import { TextSkeleton } from "../../../design/components/feedback/Skeleton.tsx";
import { PageHead } from "../../../design/components/frames/PageHead.tsx";
import { EmptyState } from "../../../design/components/surfaces/EmptyState.tsx";
import { longDate } from "../../../design/components/text/format.ts";
import { typeset } from "../../../design/components/text/french.ts";
import { adviceOnRead } from "../../../lib/feedback/failure.ts";
import { focusContent } from "../../../lib/focusContent.ts";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { Head } from "../../../lib/page/Head.tsx";
import { breadcrumbs } from "../../../lib/structured/statement.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { newsletterField } from "../words.ts";
import { Onward, Sheet } from "./archive.styles.ts";
import { $letter, $letterModules, $letterStatus, letterOpened, letterRetried } from "./letter.ts";
import { words } from "./words.ts";

const BackToAll = () => (
  <TextLink way="back" to={archivePath}>
    {words.all}
  </TextLink>
);

const OnPaper = ({ children }: { readonly children: ReactNode }) => (
  <Paper>
    <Sheet>{children}</Sheet>
  </Paper>
);

const Whole = ({ letter: { slug, title, lead, sentAt, content } }: { readonly letter: ReadableLetter }) => {
  const path = letterPath(slug);
  return (
    <article>
      <Head
        title={title}
        description={lead}
        path={path}
        writing={{ publishedAt: sentAt, updatedAt: sentAt, author: null, category: "" }}
        data={[breadcrumbs({ name: words.title, path: archivePath }, { name: title, path })]}
      />
      <PageHead title={title}>
        <p>
          {words.sentOn} <time dateTime={sentAt}>{longDate(sentAt)}</time>
        </p>
      </PageHead>
      <OnPaper>
        <Text content={content} />
        <Onward>
          <ButtonLink to={`#${newsletterField}`}>{words.subscribe}</ButtonLink>
          <BackToAll />
        </Onward>
      </OnPaper>
    </article>
  );
};

type MissingProps = {
  readonly why: "filtered" | "failed";
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
};

const Missing = ({ title, ...rest }: MissingProps) => (
  <Apart>
    <Head title={title} />
    <div>
      <BackToAll />
    </div>
    <EmptyState heading="h1" title={title} {...rest} />
  </Apart>
);

/** A letter of the archive, or the reason why there is none, with the next step. */
export const Component = () => {
  const { letter, retry } = useUnit({ letter: $letter, retry: letterRetried });
  switch (letter.status) {
    case "ready":
      return <Whole key={letter.value.id} letter={letter.value} />;
    case "loading":
      return (
        <>
          <Head title={words.loadingLetter} />
          <PageHead title={words.title} />
          <OnPaper>
            <TextSkeleton words={words.loadingLetter} />
          </OnPaper>
        </>
      );
    case "not-found":
      return <Missing why="filtered" title={words.notFound} text={typeset(words.notFoundAdvice)} />;
    case "failed": {
      const again = <QuietButton onClick={() => (focusContent(), retry())}>{words.retry}</QuietButton>;
      const advice = adviceOnRead(letter);
      return <Missing why="failed" title={words.letterFailed} text={advice} action={again} />;
    }
  }
};

export const handle: PageHandle = {
  opened: letterOpened,
  modules: $letterModules,
  status: $letterStatus,
  shows: ["letters"],
};
