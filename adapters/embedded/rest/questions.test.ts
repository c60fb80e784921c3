import { expect, it } from "vitest";
import { backendWith } from "../testing/folders.ts";
import { ask } from "../testing/requests.ts";
import { isNested, refusalOfQuestion } from "./questions.ts";

const asked = (path: string) => refusalOfQuestion(new Request(`http://backend.test${path}`));
const times = (count: number, text: string, between = ",") => Array<string>(count).fill(text).join(between);

it.each([
  ["six levels of resources", "/rest/v1/tips?select=a(b(c(d(e(f(id))))))"],
  ["four levels", "/rest/v1/tips?select=id,...a(b(c(d(id))))"],
  ["levels behind a quoted end", '/rest/v1/tips?select=a(")",b(c(")",d(id))))'],
  ["levels behind a path into JSON", "/rest/v1/tips?select=a(x->),b(x->),c(x->),d(id))"],
  ["levels in a second selection", "/rest/v1/tips?select=id&select=a(b(c(d(id))))"],
  ["nine resources side by side", `/rest/v1/tips?select=${times(9, "a(id)")}`],
  ["200 filters", `/rest/v1/tips?${times(200, "title=eq.x", "&")}`],
  ["21 filters in a group", `/rest/v1/tips?or=(${times(21, "title.eq.x")})`],
  ["21 groups in each other", `/rest/v1/tips?and=${"(and".repeat(21)}(title.eq.x)${")".repeat(21)}`],
  ["filters and groups together", `/rest/v1/tips?${times(10, "id=eq.1", "&")}&tips.or=(${times(11, "title.eq.x")})`],
  ["any text", "/rest/v1/tips?title=ilike.*x*"],
  ["a text that is negated", "/rest/v1/tips?title=not.ilike.*x*"],
  ["a text within", "/rest/v1/tips?title=like.*x*"],
  ["several texts", "/rest/v1/tips?title=like(any).{a*,b*}"],
  ["a pattern", "/rest/v1/tips?title=imatch.(a%2B)%2B$"],
  ["a pattern with repeats", "/rest/v1/tips?title_key=match.(a%2B)%2B$"],
  ["a pattern with a class", "/rest/v1/tips?title_key=match.%5Cw"],
  ["words", "/rest/v1/tips?content=wfts(french).lire"],
  ["a text of a resource", "/rest/v1/tips?select=id,a(id)&a.title=ilike.*x*"],
  ["a text in a group", "/rest/v1/tips?or=(id.eq.1,title.ilike.*x*)"],
  ["a text in a group of a resource", "/rest/v1/tips?a.not.and=(title.not.imatch.x)"],
  ["a text in a group in a group", "/rest/v1/tips?or=(id.eq.1,and(title.like.*x*,id.eq.2))"],
  ["several texts in a group", "/rest/v1/tips?or=(title.ilike(all).{*a*})"],
  ["a text in a group without signs", "/rest/v1/tips?or=.ilike.*x*"],
  ["a column twice", "/rest/v1/tips?select=id,a:content,b:content"],
  ["a column twice by a cast", "/rest/v1/tips?select=content,a:content::text"],
  ["a column twice by paths", "/rest/v1/tips?select=content->a,content->>b"],
  ["a column twice in quotes", '/rest/v1/tips?select=content,a:"content"'],
  ["a column of a resource twice", "/rest/v1/tips?select=id,a(content,b:content)"],
  ["a column twice around a resource", "/rest/v1/tips?select=content,a(id),b:content"],
  ["61 columns", `/rest/v1/tips?select=${times(61, "content")}`],
  ["61 columns of resources", `/rest/v1/tips?select=a(${times(30, "id")}),b(${times(31, "id")})`],
  ["61 columns in several selections", `/rest/v1/tips?${times(61, "select=content", "&")}`],
  ["21 orders", `/rest/v1/tips?order=${times(21, "title")}`],
  ["a table's name in other letters", "/rest/v1/rpc/get%5Ftips_with_stats"],
  ["half of an encoded letter", "/rest/v1/%zz"],
  ["an encoded zero", "/rest/v1/tips?%00=eq.a"],
  ["an encoded zero in a path", "/storage/v1/object/public/avatars/%00"],
])("[LM-1] refuses %s", async (_, path) => {
  const answer = asked(path);
  expect([answer?.status, await answer?.json()]).toEqual([
    400,
    { code: "PGRST100", message: expect.any(String), details: null, hint: null },
  ]);
});

it("[LM-1] refuses an address over 8 kB, whatever it is for", () => {
  for (const service of ["rest", "auth", "storage", "functions"]) {
    expect(asked(`/${service}/v1/tips?x=${"x".repeat(8_200)}`)?.status).toBe(414);
  }
  expect(asked(`/rest/v1/tips?slug=in.(${"x".repeat(8_000)})`)).toBeUndefined();
});

it.each([
  "/rest/v1/tips?select=id,steps:application_reviews(status,maker:member_cards!application_reviews_made_by_fkey(id))",
  "/rest/v1/tips?select=a(b(c(id))),d(id)&order=created_at.desc&limit=10",
  `/rest/v1/tips?${times(20, "title=eq.x", "&")}`,
  "/rest/v1/articles?select=slug&or=(slug.eq.un-titre,slug.like.un-titre-*)",
  `/rest/v1/tips?title_key=match.${encodeURIComponent("\\(50 %\\) l'été \\. a\\+b")}`,
  "/rest/v1/tips?category=in.(a,b,c)&is_published=is.true&hidden_at=not.is.null",
  "/rest/v1/article_revisions?fields=cs.{title}",
  "/rest/v1/tips?title=eq.une phrase. avec un point",
  "/auth/v1/verify?token=like.x",
])("[LM-1] lets %s through", (path) => {
  expect(asked(path)).toBeUndefined();
});

it.each([
  ["/rest/v1/tips?select=a(b(id))", true],
  ["/rest/v1/tips?select=id&select=id,x:a!key(id,...b(id))", true],
  ["/rest/v1/tips?select=id,a(id),b(id)", false],
  ["/rest/v1/tips", false],
  ["/auth/v1/user?select=a(b(id))", false],
])("[LM-9] tells of %s whether resources stand in resources: %s", (path, expected) => {
  expect(isNested(new Request(`http://backend.test${path}`))).toBe(expected);
});

it("[LM-1] answers 400 before the database is asked", async () => {
  const backend = await backendWith(
    "create table public.notes (id int, text text); grant all on public.notes to anon;",
  );
  expect((await ask(backend, "/rest/v1/notes?text=ilike.*x*")).status).toBe(400);
  expect((await ask(backend, "/rest/v1/notes?text=eq.x")).status).toBe(200);
});
