import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../design/components/actions/Button.tsx";
import { Field } from "../design/components/forms/Field.tsx";
import { PageHead } from "../design/components/frames/PageHead.tsx";
import type { PageHandle } from "../lib/page/handle.ts";
import { Head } from "../lib/page/Head.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { kindInForm, longestTyped, searchAddress, searchNames, searchPath, tidyTyped } from "./address.ts";
import { Results } from "./Results.tsx";
import { $isSearching, $searchQuery, $searchStatus, searchPageOpened } from "./results.ts";
import { Body, Form } from "./Results.styles.ts";
import { words } from "./words.ts";

/** The field and its button: a GET form, so that it works without a script. */
const SearchForm = () => {
  const { typed, kind } = useUnit($searchQuery);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const followed = useRef(typed);
  // What is typed before hydration stays; later changes of the address are followed.
  useEffect(() => {
    if (field.current && followed.current !== typed) field.current.value = typed;
    followed.current = typed;
  }, [typed]);

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get(searchNames.typed) ?? "");
    void navigate(searchAddress({ typed: tidyTyped(given), kind }), { preventScrollReset: true });
  };
  return (
    <Form role="search" method="get" action={searchPath} onSubmit={search}>
      <Field
        label={words.field}
        type="search"
        name={searchNames.typed}
        ref={field}
        defaultValue={typed}
        maxLength={longestTyped}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
      />
      {kind && <input type="hidden" name={searchNames.kind} value={kindInForm(kind)} />}
      <Button type="submit">{words.send}</Button>
    </Form>
  );
};

export const Component = () => {
  const { query, isSearching } = useUnit({ query: $searchQuery, isSearching: $isSearching });
  return (
    <>
      <Head title={words.titleOf(query.typed)} description={words.lead} />
      <PageHead title={words.title} text={words.lead}>
        <SearchForm />
      </PageHead>
      <Body aria-busy={isSearching || undefined}>
        <Results />
      </Body>
    </>
  );
};

export const handle: PageHandle = {
  opened: searchPageOpened,
  status: $searchStatus,
  reads: Object.values(searchNames),
  shows: ["tips", "articles", "matches", "teams"],
};
