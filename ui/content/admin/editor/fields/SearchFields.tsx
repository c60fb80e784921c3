import { useId } from "react";
import { styled } from "styled-components";
import type { Fields } from "../../../../../domain/content/editing/contentItem.ts";
import { Field } from "../../../../design/components/forms/Field.tsx";
import { TextArea } from "../../../../design/components/forms/TextArea.tsx";
import { french, typeset } from "../../../../design/components/text/french.ts";
import { stack } from "../../../../design/tokens/layout.ts";
import { meaning } from "../../../../design/tokens/meaning.ts";
import { size, space, stroke, weight } from "../../../../design/tokens/measures.ts";
import { $club } from "../../../../lib/page/club.ts";
import { longestDescription, shortDescription } from "../../../../lib/page/Head.tsx";
import { $siteAddress } from "../../../../lib/page/site.ts";
import { useUnit } from "../../../../lib/useUnit.ts";
import type { Complaints } from "../complaints/complaints.ts";
import { words } from "../writingWords.ts";

/** Search engines cut longer titles, in characters. */
const longestTitle = 60;

const Result = styled.section`
  ${stack(space.x1)}
  max-width: 600px;
  padding: ${space.x4};
  border: ${stroke.hairline} solid ${meaning.line};
  overflow-wrap: anywhere;

  > h3 {
    margin-bottom: ${space.x2};
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
    font-weight: ${weight.strong};
  }
  > span {
    color: ${meaning.textQuiet};
    font-size: ${size.tiny};
  }
  > strong {
    color: ${meaning.textStrong};
    font-size: ${size.lead};
    font-weight: 400;
    line-height: 1.3;
  }
  > p {
    font-size: ${size.small};
  }
`;

const cutAt = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length > most ? `${signs.slice(0, most).join("").trimEnd()} …` : text;
};

type Searched = Pick<Fields, "title" | "excerpt" | "searchTitle" | "searchDescription">;

/** The title that search engines show, with the club's name. */
const titleFor = ({ title, searchTitle }: Searched, club: string): string =>
  `${searchTitle.trim() || title.trim() || words.untitled}, ${club}`;

type ResultProps = {
  readonly fields: Searched;
  /** The page's path; null while the slug is unknown. */
  readonly path: string | null;
};

/** A page as search engines list it. */
export const SearchResult = ({ fields, path }: ResultProps) => {
  const { club, site } = useUnit({ club: $club, site: $siteAddress });
  const name = useId();
  const places = [site.replace(/^https?:\/\//, ""), ...(path ?? "").split("/").filter(Boolean)];
  return (
    <Result aria-labelledby={name}>
      <h3 id={name}>{french(words.searchResult)}</h3>
      <span>{places.join(" › ")}</span>
      <strong>{typeset(cutAt(titleFor(fields, club.name), longestTitle))}</strong>
      <p>{typeset(shortDescription(fields.searchDescription.trim() || fields.excerpt, club.tagline))}</p>
    </Result>
  );
};

type SearchFieldsProps = {
  readonly fields: Searched;
  readonly path: string | null;
  readonly complaints: Complaints;
  readonly onType: (typed: Partial<Pick<Fields, "searchTitle" | "searchDescription">>) => void;
};

/** What search engines and shared links show instead of the title and the excerpt, and how a result looks. */
export const SearchFields = ({ fields, path, complaints, onType }: SearchFieldsProps) => {
  const club = useUnit($club);
  const { title, searchTitle, searchDescription } = fields;
  const named = titleFor(fields, club.name);
  const signs = [...searchDescription].length;
  return (
    <>
      <Field
        label={words.searchTitle}
        hint={
          searchTitle.trim() === "" ? words.searchTitleHint : words.searchTitleCount([...named].length, longestTitle)
        }
        error={complaints.searchTitle}
        placeholder={title}
        autoComplete="off"
        value={searchTitle}
        onChange={({ currentTarget }) => onType({ searchTitle: currentTarget.value })}
      />
      <TextArea
        label={words.searchDescription}
        hint={
          searchDescription.trim() === ""
            ? words.searchDescriptionHint
            : words.searchDescriptionCount(signs, longestDescription)
        }
        error={complaints.searchDescription}
        rows={2}
        value={searchDescription}
        onChange={({ currentTarget }) => onType({ searchDescription: currentTarget.value })}
      />
      <SearchResult fields={fields} path={path} />
    </>
  );
};
