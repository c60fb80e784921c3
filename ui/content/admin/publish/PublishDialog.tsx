import type { ReactNode } from "react";
import { firstPlan } from "../../../../domain/content/body/firstPlan.ts";
import type { EditedItem, Fields } from "../../../../domain/content/editing/contentItem.ts";
import { missingIn } from "../../../../domain/content/editing/missing.ts";
import { pathOf } from "../../../admin/address.ts";
import { Columns, Row } from "../../../club/home/Texts.tsx";
import { ofArticle, ofTip } from "../../../club/home/toRead.ts";
import { Button } from "../../../design/components/actions/Button.tsx";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Alert } from "../../../design/components/feedback/Alert.tsx";
import { Choices } from "../../../design/components/forms/Choices.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Fields as FieldColumn } from "../../../design/components/forms/Fields.tsx";
import { Dialog } from "../../../design/components/overlays/Dialog.tsx";
import { Card } from "../../../design/components/surfaces/Card.tsx";
import { french } from "../../../design/components/text/french.ts";
import { partLoadFailed } from "../../../lib/feedback/toasts.ts";
import { $now } from "../../../lib/page/now.ts";
import { useForm } from "../../../lib/useForm.ts";
import { useUnit } from "../../../lib/useUnit.ts";
import { ArticleCard } from "../../articles/ArticleCard.tsx";
import { TipCard } from "../../../tips/TipCard.tsx";
import { $edit, $item } from "../edit/edit.ts";
import { signedLine, useAuthors } from "../editor/fields/authors.ts";
import { useCategoryLabel } from "../editor/fields/categories.ts";
import { SearchResult } from "../editor/fields/SearchFields.tsx";
import { CoversDrawn, pictureOf } from "../preview/Preview.tsx";
import { $preview } from "../preview/preview.ts";
import { ShareCard } from "../preview/ShareCard.tsx";
import { bounds, timesOf } from "../schedule/times.ts";
import { words as scheduleWords } from "../schedule/words.ts";
import { Cards, Parts, TimePair } from "./PublishDialog.styles.ts";
import { $isPublishing, $when, publishForm, publishingClosed, whenChosen } from "./publishing.ts";
import { missingWords, words } from "./words.ts";

type ItemProps = { readonly item: EditedItem; readonly fields: Fields };

const Lacks = ({ item, fields }: ItemProps) => {
  const content = useUnit($preview);
  const lacks = content ? missingIn(item.kind, fields, content) : [];
  if (lacks.length === 0) return null;
  return (
    <Alert tone="wait" title={words.missing}>
      <ul>
        {lacks.map((one) => (
          <li key={one.kind}>{french(missingWords(one))}</li>
        ))}
      </ul>
    </Alert>
  );
};

const formName = "publish";

const Times = ({ item }: { readonly item: EditedItem }) => {
  const { when, choose } = useUnit({ when: $when, choose: whenChosen });
  const { props, field } = useForm(publishForm, timesOf(item));
  return (
    <FieldColumn as="form" {...props} id={formName}>
      <Choices
        label={words.when}
        choices={[
          { value: "now", words: words.now },
          { value: "later", words: words.later },
        ]}
        chosen={when}
        onChoose={(value) => choose(value === "later" ? "later" : "now")}
      />
      <TimePair data-begin hidden={when === "now"}>
        <Field {...field("publishAt")} {...bounds} label={scheduleWords.publishAt} hint={scheduleWords.zone} />
        <Field {...field("unpublishAt")} {...bounds} label={scheduleWords.unpublishAt} hint={scheduleWords.hint} />
      </TimePair>
    </FieldColumn>
  );
};

const Shown = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3>{french(title)}</h3>
    {/* Links would leave the editor. */}
    <div inert>{children}</div>
  </section>
);

/** The item's cards as home and the list draw them. */
const Previews = ({ item, fields }: ItemProps) => {
  const { now } = useUnit($now);
  const { kind, slug } = item;
  const { title, excerpt, category, difficulty, readTime } = fields;
  const common = {
    slug,
    title,
    excerpt: excerpt || null,
    category,
    categoryLabel: useCategoryLabel(kind, category),
    featuredImage: pictureOf(fields.featuredImage),
    publishedAt: item.publishedAt ?? new Date(now).toISOString(),
  };
  const tip = {
    ...common,
    author: fields.author,
    readTime: readTime || null,
    difficulty: difficulty || null,
    views: 0,
    plan: firstPlan(fields.content),
  };
  const article = { ...common, author: signedLine(item, useAuthors(fields.authors, item)) };
  const home = kind === "tip" ? ofTip(tip) : ofArticle(article);
  return (
    <CoversDrawn>
      <Cards>
        <Shown title={words.home}>
          {kind === "tip" ? (
            <Card {...home} facts={home.time && <span>{home.time}</span>} heading="h3" />
          ) : (
            <Columns>
              <ul>
                <li>
                  <Row {...home} />
                </li>
              </ul>
            </Columns>
          )}
        </Shown>
        <Shown title={words.list[kind]}>
          {kind === "tip" ? <TipCard tip={tip} /> : <ArticleCard article={article} />}
        </Shown>
      </Cards>
    </CoversDrawn>
  );
};

const Body = ({ item, fields }: ItemProps) => {
  const path = pathOf(item.kind, item.slug);
  const plan = item.kind === "tip" ? firstPlan(fields.content) : null;
  const { title, category, excerpt, searchTitle, searchDescription } = fields;
  return (
    <Parts>
      <Times item={item} />
      <Lacks item={item} fields={fields} />
      <Previews item={item} fields={fields} />
      <SearchResult fields={fields} path={path} />
      <ShareCard
        {...{ category, title, plan, path }}
        label={useCategoryLabel(item.kind, category)}
        name={searchTitle.trim() || title}
        excerpt={searchDescription.trim() || excerpt}
        picture={pictureOf(fields.heroImage) ?? pictureOf(fields.featuredImage)}
      />
    </Parts>
  );
};

const Foot = () => {
  const { when, isPending, close } = useUnit({
    when: $when,
    isPending: publishForm.$isPending,
    close: publishingClosed,
  });
  const press = when === "now" ? words.publish : words.schedule;
  return (
    <>
      <QuietButton look="bare" onClick={() => close()}>
        {words.back}
      </QuietButton>
      <Button type="submit" form={formName} size="small" busy={isPending}>
        {isPending ? words.publishing : press}
      </Button>
    </>
  );
};

/** Where an edit will appear, what it lacks, and its publication, now or at a time. */
export const PublishDialog = () => {
  const { isOpen, item, edit, close, lost } = useUnit({
    isOpen: $isPublishing,
    item: $item,
    edit: $edit,
    close: publishingClosed,
    lost: partLoadFailed,
  });
  return (
    <Dialog
      isOpen={isOpen && item !== null && edit !== null}
      title={item ? words.title[item.kind] : ""}
      onClose={close}
      onLoadError={() => (close(), lost())}
      foot={<Foot />}
    >
      {item && edit && <Body item={item} fields={edit.fields} />}
    </Dialog>
  );
};
