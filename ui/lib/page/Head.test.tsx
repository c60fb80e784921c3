import { fork } from "effector";
import { Provider } from "effector-react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { structuredDataOf } from "../../../tests/structuredData.ts";
import { $club } from "./club.ts";
import { Head } from "./Head.tsx";
import { $pictureHost, $siteAddress } from "./site.ts";
import { newsArticle, plainArticle } from "../structured/article.ts";
import { organization } from "../structured/organization.ts";
import { sportsTeam } from "../structured/sportsTeam.ts";
import { breadcrumbs } from "../structured/statement.ts";

const site = "https://club.example";
const club = {
  ...$club.defaultState,
  name: "Boréal Esport",
  tagline: "Un club français d'esport.",
  links: [{ name: "Discord", address: "https://discord.example" }],
};

const rendered = (head: ReactNode, pictures = "") => {
  const scope = fork({
    values: [
      [$club, club],
      [$siteAddress, site],
      [$pictureHost, pictures],
    ],
  });
  return renderToString(
    <Provider value={scope}>
      <html lang="fr">
        <head />
        <body>{head}</body>
      </html>
    </Provider>,
  );
};

/** The content of the `meta` element of that name. */
const said = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

const article = {
  title: "Montréal, notre premier plateau",
  path: "/news/montreal",
  image: "/partage/news/montreal.png",
  description: "Trois jours, deux défaites.",
  author: "Maud Roussel",
  category: "esport",
  publishedAt: "2026-11-14T08:30:00+00:00",
  updatedAt: "2026-11-16T19:00:00+00:00",
};

describe("[SH-3] metadata for share cards and search engines", () => {
  it("[NW-6] has the page's title, address, description and picture", () => {
    const html = rendered(
      <Head
        {...article}
        writing={article}
        data={[newsArticle(article)]}
        feeds={[{ title: "Tout", path: "/rss.xml" }]}
      />,
    );
    expect(html).toContain(`<link rel="canonical" href="${site}/news/montreal"/>`);
    expect(said(html, "description")).toBe(article.description);
    expect(said(html, "og:title")).toBe(article.title);
    expect(said(html, "og:type")).toBe("article");
    expect(said(html, "og:url")).toBe(`${site}/news/montreal`);
    expect(said(html, "og:image")).toBe(`${site}/partage/news/montreal.png`);
    expect(said(html, "og:image:width")).toBe("1200");
    expect(said(html, "og:image:type")).toBe("image/png");
    expect(said(html, "article:published_time")).toBe(article.publishedAt);
    expect(said(html, "article:modified_time")).toBe(article.updatedAt);
    expect(said(html, "twitter:card")).toBe("summary_large_image");
    expect(html).toContain('<link rel="alternate" type="application/rss+xml" title="Tout" href="/rss.xml"/>');
  });

  it("[NW-6] cuts descriptions to 155 characters, and falls back to the club's tagline and picture", () => {
    const long = rendered(<Head title="Shop" path="/shop" description={"é".repeat(300)} />);
    expect(said(long, "description")).toBe("é".repeat(155));
    expect(said(long, "og:description")).toBe("é".repeat(155));
    for (const nothing of [null, "", " \n"]) {
      const html = rendered(<Head title="Shop" path="/shop" description={nothing} />);
      expect(said(html, "description")).toBe("Un club français d&#x27;esport.");
    }
    const short = rendered(<Head title="Shop" path="/shop" />);
    expect(said(short, "og:image")).toBe(`${site}/partage/club.png`);
    expect(said(short, "og:type")).toBe("website");
  });

  it("[SH-14] names the home page by the club on share cards", () => {
    expect(said(rendered(<Head title="Accueil" path="/" />), "og:title")).toBe("Boréal Esport");
    expect(said(rendered(<Head title="Contact" path="/contact" />), "og:title")).toBe("Contact");
  });

  it.each([
    ["https://images.example/a.jpg", "https://images.example/a.jpg"],
    ["/storage/a.jpg", `${site}/storage/a.jpg`],
  ])("gives no size for a picture that the server doesn't draw: %s", (image, whole) => {
    const html = rendered(<Head title="Shop" path="/shop" image={image} />);
    expect(said(html, "og:image")).toBe(whole);
    expect(said(html, "og:image:width")).toBeUndefined();
  });

  it("has no share card on a page that isn't indexed", () => {
    const html = rendered(<Head title="Connexion" />);
    expect(said(html, "robots")).toBe("noindex");
    expect(html).not.toMatch(/og:|canonical|twitter/);
  });
});

describe("structured data", () => {
  const of = (...data: Parameters<typeof Head>[0]["data"] & object) =>
    structuredDataOf(rendered(<Head title="Page" path="/page" data={data} />));

  it("[HO-1] has the required properties of a club, a team, an article and a breadcrumb trail", () => {
    const trail = breadcrumbs({ name: "Actualités", path: "/news" }, { name: article.title, path: article.path });
    const team = sportsTeam({
      name: "Valorant",
      sport: "Valorant",
      path: "/team-valorant",
      players: ["Nival", "Kéva"],
      coaches: ["Ozark"],
    });
    const things = of(organization, team, newsArticle(article), plainArticle(article), trail);
    expect(things.map((thing) => thing["@type"])).toEqual([
      "Organization",
      "SportsTeam",
      "NewsArticle",
      "Article",
      "BreadcrumbList",
    ]);
  });

  it("accepts an article without excerpt, author and category, and a title of any length", () => {
    const bare = { ...article, title: "x".repeat(300), description: null, author: null, category: "" };
    expect(of(newsArticle(bare))[0]).toMatchObject({ headline: "x".repeat(110), author: { name: club.name } });
  });

  it("escapes titles that would close the script element", () => {
    const hostile = `</script><script>alert("l'été")</script><!-- <![CDATA[ `;
    const html = rendered(<Head title="Page" data={[newsArticle({ ...article, title: hostile })]} />);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(structuredDataOf(html)[0]).toMatchObject({ headline: hostile });
  });
});

it.each([
  ["", site],
  ["https://project.example", "https://project.example"],
])("[CO-2] gives an uploaded picture the absolute address of its host (%j)", (host, shown) => {
  const image = "/storage/v1/object/public/contenus/images/4f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.png";
  const html = rendered(<Head {...article} image={image} data={[newsArticle({ ...article, image })]} />, host);
  expect(said(html, "og:image")).toBe(shown + image);
  expect(structuredDataOf(html)).toMatchObject([{ image: [shown + image] }]);
});
