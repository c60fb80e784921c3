// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { htmlContent } from "../adapters/html/htmlContent.ts";
import { markedContent } from "../adapters/markdown/markedContent.ts";
import { movingReaders, packFiles } from "../adapters/movingReaders.ts";
import { whoAmI } from "../domain/accounts/session.ts";
import { allLetters } from "../domain/club/letter/allLetters.ts";
import type { EditedItem } from "../domain/content/editing/contentItem.ts";
import type { FormerPath } from "../domain/content/editing/formerPath.ts";
import { batchFrom } from "../domain/content/moving/batch.ts";
import type { ReadStored } from "../domain/content/moving/exportFiles.ts";
import { exportSite } from "../domain/content/moving/exportSite.ts";
import type { Note } from "../domain/content/moving/found.ts";
import type { ImportPlan } from "../domain/content/moving/readImport.ts";
import { readImport } from "../domain/content/moving/readImport.ts";
import { importItems, type Stored } from "../domain/content/moving/importItems.ts";
import type { ImportId, OldPictures } from "../domain/content/moving/ports.ts";
import { uploadImage } from "../domain/content/editing/uploadImage.ts";
import { uploadFile } from "../domain/content/files/uploadFile.ts";
import { plainPictureEditor } from "../adapters/browser/plainPictureEditor.ts";
import { keptWidths } from "../domain/content/body/ownPicture.ts";
import type { Slug } from "../domain/shared/slug.ts";
import { type Ports, sarah, signedIn, yanis } from "./contracts/ports.ts";
import { clubDataset, memoryDevice } from "./devices.ts";
import { pngOf } from "./pictures.ts";

// Files of other sites, from their bytes to what is stored.

const clock = { tell: async () => ({ now: Date.now(), zone: "Europe/Paris" }) };

const site = async (dataset = clubDataset): Promise<Ports> => {
  const ports = memoryDevice({ dataset });
  await signedIn(ports, sarah);
  return ports;
};
const emptySite = () => site({ ...clubDataset, articles: [], tips: [] });

const noSite: OldPictures = { fetch: async () => undefined };

const chosen = (path: string, bytes: Uint8Array<ArrayBuffer> | string) => {
  const content = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  return { path, size: content.length, read: async () => content };
};
const read = (ports: Ports, ...files: readonly ReturnType<typeof chosen>[]) =>
  readImport({
    ...ports,
    clock,
    loadReaders: async () => movingReaders,
    readHtml: htmlContent,
    readContent: markedContent,
  })({ files, progressed: () => {} });
const planned = async (ports: Ports, ...files: readonly ReturnType<typeof chosen>[]): Promise<ImportPlan> => {
  const plan = await read(ports, ...files);
  if (!plan.ok) throw new Error(plan.refusal.kind);
  return plan.value;
};
const add = async (ports: Ports, { of, items }: ImportPlan, oldPictures: OldPictures = noSite) => {
  const fresh = items.filter(({ isKnown }) => !isKnown);
  const uploads = {
    pictures: ports.itemPictures,
    uploadImage: uploadImage({ pictures: ports.itemPictures, editor: plainPictureEditor }),
    uploadFile: uploadFile({ files: ports.itemFiles }),
  };
  let stored: Stored = {};
  for (let at = 0; at < fresh.length; at += batchFrom(fresh, at).length) {
    const batch = { of, items: batchFrom(fresh, at), stored };
    const answer = await importItems({ ...ports, ...uploads, oldPictures })(batch);
    if (answer.ok) ({ stored } = answer.value);
  }
  return stored;
};

const post = (id: number, fields: Readonly<Record<string, string>> = {}, more = ""): string => {
  const all = {
    title: `Article ${id}`,
    "dc:creator": "lya",
    "content:encoded": `<p>Texte ${id}</p>`,
    "excerpt:encoded": "",
    "wp:post_id": String(id),
    "wp:post_date_gmt": "2020-05-01 10:00:00",
    "wp:post_name": `article-${id}`,
    "wp:status": "publish",
    "wp:post_type": "post",
    ...fields,
  };
  const inside = Object.entries(all).map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`);
  return `<item><guid isPermaLink="false">https://ancien.exemple.fr/?p=${id}</guid>${inside.join("")}${more}</item>`;
};
const wordPress = (...items: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><link>https://ancien.exemple.fr</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>lya</wp:author_login><wp:author_display_name>Lya Fontaine</wp:author_display_name></wp:author>
${items.join("\n")}</channel></rss>`;

describe("[NW-80] an export of WordPress", () => {
  it("[NW-252] keeps the addresses at which texts stood, also by their number and their former slugs", async () => {
    const ports = await emptySite();
    const meta = (name: string, value: string) =>
      `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
    const link = { link: "https://ancien.exemple.fr/2021/05/03/article-1/" };
    const file = chosen("a.xml", wordPress(post(1, link, meta("_wp_old_slug", "premier"))));
    const plan = await planned(ports, file);
    const addresses = ["/2021/05/03/premier", "/2021/05/03/article-1", "/?p=1"];
    expect(plan.items[0]).toMatchObject({ item: { oldSlugs: addresses }, notes: [] });
    await add(ports, plan);
    for (const one of addresses)
      expect(await ports.articles.bySlug(one as FormerPath)).toMatchObject({ slug: "article-1" });
  });

  it("[NW-208] goes the way of a paste: lists keep their numbers, comments stay out, frames are embeds", async () => {
    const rich = `<ol start="3"><li><input type="checkbox" checked> un</li></ol>
<p><span style="font-weight:bold">Gras</span> <a href="https://www.google.com/url?q=https://x.fr">lien</a><a class="msocomanchor" href="#_msocom_1">[SL1]</a></p>
<div id="_com_1"><p class="MsoCommentText">Secret</p></div>
<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=42"></iframe><img src="https://x.fr/a.png" alt="a">`;
    const plan = await planned(await site(), chosen("export.xml", wordPress(post(1, { "content:encoded": rich }))));
    const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42";
    expect(plan.items[0]?.item.fields.content.replaceAll("\n", "")).toBe(
      `<ol start="3"><li>☑ un</li></ol><p><strong>Gras</strong> <a href="https://x.fr">lien</a></p><p><a href="${video}">${video}</a></p><p><img src="https://x.fr/a.png" alt="a"></p>`,
    );
    expect(plan.items[0]?.notes).toEqual([{ kind: "margin-comments", count: 1 }]);
  });

  it("becomes articles with their dates, authors, slugs and pictures, and tells what it loses", async () => {
    const ports = await site();
    const rich = `<!-- wp:heading --><h2>Le match</h2><!-- /wp:heading -->
<p><u>Souligné</u> <img src="http://photos.exemple.fr/a.jpg"></p><table><tr><td>a</td><td>b</td></tr></table>
<iframe src="https://video.exemple.fr"></iframe><p><a href="relatif">lien</a></p>`;
    const plan = await planned(
      ports,
      chosen(
        "export.xml",
        wordPress(
          post(
            1,
            { "content:encoded": rich },
            `<category domain="category" nicename="esport">Esport</category>
            <category domain="post_tag" nicename="lan">LAN</category>
            <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>
            <wp:comment/><wp:comment/>`,
          ),
          post(2, { "wp:status": "private", title: "" }),
          post(3, { "wp:post_password": "secret" }),
          post(4, { "wp:status": "trash" }),
          post(5, { "wp:post_type": "page", title: "À propos" }),
          post(6, { "wp:post_type": "nav_menu_item" }),
          post(7, { "wp:post_name": "article-1", "wp:status": "future", "wp:post_date_gmt": "0000-00-00 00:00:00" }),
          post(9, { "wp:post_type": "attachment", "wp:attachment_url": "https://ancien.exemple.fr/une.jpg" }),
        ),
      ),
    );
    const [first, second, third, last] = plan.items;
    expect(first?.item).toMatchObject({
      kind: "article",
      origin: "wordpress:https://ancien.exemple.fr/?p=1",
      slug: "article-1",
      byline: "Lya Fontaine",
      isPublished: true,
      publishedAt: "2020-05-01T10:00:00.000Z",
      fields: {
        title: "Article 1",
        category: "esport",
        tags: "LAN",
        featuredImage: "https://ancien.exemple.fr/une.jpg",
      },
    });
    expect(first?.item.fields.content).toContain('<img src="https://photos.exemple.fr/a.jpg" alt="">');
    const kinds = (notes: readonly Note[] = []) => notes.map(({ kind }) => kind);
    expect(kinds(first?.notes)).toEqual(["comments", "embeds", "styles", "bad-links", "http-pictures"]);
    expect([kinds(second?.notes), second?.item.fields.title]).toEqual([["untitled", "draft"], "Sans titre"]);
    expect(third?.item.isPublished).toBe(false);
    expect([kinds(last?.notes), last?.item.slug]).toEqual([["slug-double", "draft"], "article-1-2"]);
    expect(plan.leftOut).toEqual([
      { kind: "trash", count: 1, names: ["Article 4"] },
      { kind: "pages", count: 1, names: ["À propos"] },
      { kind: "others", count: 1, names: ["Article 6"] },
    ]);
    expect(plan.hosts).toEqual([
      { host: "ancien.exemple.fr", pictures: 1 },
      { host: "photos.exemple.fr", pictures: 1 },
    ]);
  });

  it("[NW-81] adds nothing the second time", async () => {
    const ports = await site();
    const file = chosen("export.xml", wordPress(post(1), post(2)));
    await add(ports, await planned(ports, file));
    const again = await planned(ports, file);
    expect(again.items.map(({ isKnown }) => isKnown)).toEqual([true, true]);
  });

  it("[NW-84] is refused when it is broken, has too many articles or none", async () => {
    const ports = await site();
    const refusal = async (text: string) => {
      const plan = await read(ports, chosen("export.xml", text));
      return plan.ok ? "read" : plan.refusal.kind;
    };
    expect(await refusal(wordPress(post(1)).slice(0, -20))).toBe("broken-xml");
    expect(await refusal(wordPress(post(1, { title: "]]><b>" })))).toBe("broken-xml");
    expect(await refusal(wordPress())).toBe("nothing-found");
    expect(await refusal("<rss><channel><item/></channel></rss>")).toBe("not-wordpress");
    const posts = Array.from({ length: 20_000 }, (_, at) => ({ id: at, title: `Article ${at}` }));
    expect(await refusal(JSON.stringify({ data: { posts } }))).toBe("too-many-items");
    expect(await refusal(`<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>`)).not.toBe("read");
  });

  it("[NW-80] leaves control characters and long texts out", async () => {
    const ports = await site();
    const plan = await planned(
      ports,
      chosen(
        "export.xml",
        wordPress(post(1, { title: "Un\u000Btitre" }), post(2, { "content:encoded": "a".repeat(200_001) })),
      ),
    );
    expect(plan.items.map(({ item }) => item.fields.title)).toEqual(["Untitre"]);
    expect(plan.leftOut).toEqual([{ kind: "too-long", count: 1, names: ["Article 2"] }]);
  });
});

describe("[NW-80] Markdown", () => {
  it("becomes an article's HTML, and a tip's own text", async () => {
    const ports = await site();
    const plan = await planned(
      ports,
      chosen("a.md", "---\ntitle: Un\ndate: 2099-01-01\n---\n**Gras** ![](b.jpg)"),
      chosen("b.md", "---\ntitle: Deux\nkind: tip\nauthor: Lya\ndifficulty: Expert\n---\n**Gras**"),
    );
    const [article, tip] = plan.items;
    expect(article?.item).toMatchObject({
      isPublished: false,
      fields: { content: '<p><strong>Gras</strong> <img src="b.jpg" alt=""></p>' },
    });
    expect(article?.notes).toEqual([
      { kind: "draft", why: "scheduled" },
      { kind: "bad-pictures", count: 1 },
    ]);
    expect(tip?.item).toMatchObject({
      kind: "tip",
      fields: { content: "**Gras**", author: "Lya", difficulty: "Expert" },
    });
    expect(tip?.notes).toEqual([{ kind: "draft", why: "unsaid" }]);
  });
});

describe("[NW-248] pictures and files of an import", () => {
  const zip = async (
    ...files: readonly { readonly path: string; readonly content: string | Uint8Array<ArrayBuffer> }[]
  ) => chosen("textes.zip", await packFiles(files));
  const png = pngOf({ width: 4, height: 2 });

  it("come from beside the text, by their paths, and are left out where they are broken", async () => {
    const ports = await site();
    const text = "# Un\n\n![](images/a.png) ![](../b.png) ![](c.png)\n\n[Règles](docs/r.pdf) [autre](x.pdf)";
    const plan = await planned(
      ports,
      await zip(
        { path: "blog/un.md", content: text },
        { path: "blog/images/a.png", content: png },
        { path: "b.png", content: png },
        { path: "blog/c.png", content: "<html>" },
        { path: "blog/docs/r.pdf", content: "%PDF-1.7 x" },
        { path: "blog/seule.png", content: png },
      ),
    );
    expect(plan.leftOut).toEqual([{ kind: "files", count: 1, names: ["blog/seule.png"] }]);
    expect(plan.hosts).toEqual([{ host: "", pictures: 4 }]);
    const stored = await add(ports, plan);
    expect(Object.values(stored).filter((address) => address === null)).toHaveLength(1);
    const [slug] = plan.items.map(({ item }) => item.slug);
    const there = await ports.contents.open({ kind: "article", slug: slug as Slug });
    const content = there?.fields.content ?? "";
    expect(content.match(/<img src="\/storage\/v1\/object\/public\/contenus\/images\/[^"]+"/g)).toHaveLength(2);
    expect(content).toMatch(/<a href="\/storage\/v1\/object\/public\/fichiers\/[^"]+\/r\.pdf">Règles/);
    expect(content).not.toContain("_reprise");
  });

  it("come from the old site, and keep a public address where they can't be copied", async () => {
    const ports = await site();
    const asked: string[] = [];
    const oldPictures: OldPictures = {
      fetch: async (address) => (asked.push(address), address.endsWith("a.png") ? png : undefined),
    };
    const addresses = [
      "https://ancien.exemple.fr/a.png",
      "//ancien.exemple.fr/b.png",
      "http://ancien.exemple.fr/c.png",
    ];
    const closed = ["https://169.254.169.254/latest", "http://localhost/d.png", "http://10.0.0.1/e.png"];
    const html = [...addresses, ...closed, addresses[0]].map((address) => `<img src="${address}" alt="">`).join("");
    const plan = await planned(
      ports,
      chosen("export.xml", wordPress(post(1, { "content:encoded": `<p>Un ${html}</p>` }))),
    );
    expect(plan.items[0]?.notes).toEqual([
      { kind: "private-pictures", count: 3 },
      { kind: "http-pictures", count: 1 },
    ]);
    await add(ports, plan, oldPictures);
    expect(asked).toEqual([
      "https://ancien.exemple.fr/a.png",
      "https://ancien.exemple.fr/b.png",
      "https://ancien.exemple.fr/c.png",
    ]);
    const there = await ports.contents.open({ kind: "article", slug: "article-1" as Slug });
    const pictures = [...(there?.fields.content ?? "").matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
    expect(pictures).toEqual([
      expect.stringMatching(/^\/storage\//),
      "https://ancien.exemple.fr/b.png",
      expect.stringMatching(/^\/storage\//),
    ]);
    expect(pictures[0]).toBe(pictures[2]);
  });
});

const noFiles: ReadStored = async () => undefined;
const exported = async (ports: Ports, readStored = noFiles) =>
  exportSite({
    stored: { site: () => "https://club.test", read: readStored },
    archive: ports.contentArchive,
    clock,
    lists: { teams: () => ports.teamRepository.all(), letters: () => allLetters(ports.letters) },
    whoAmI: whoAmI(ports),
    readHtml: htmlContent,
    pack: packFiles,
  })();

const itemsOf = async (ports: Ports) => {
  const both = [
    await ports.contentArchive.slice("article", 0, 1_000),
    await ports.contentArchive.slice("tip", 0, 1_000),
  ];
  const same = (item: EditedItem) => {
    const { kind, slug, oldSlugs, fields, byline, isPublished, isFeatured, isPinned, publishedAt, createdAt } = item;
    const at = (date: string | null) => date && new Date(date).toISOString();
    // A match that the other site doesn't have is left out.
    return {
      kind,
      slug,
      oldSlugs,
      fields,
      byline,
      isPublished,
      isFeatured,
      isPinned,
      publishedAt: at(publishedAt),
      createdAt: at(createdAt),
    };
  };
  return both
    .flat()
    .map(same)
    .toSorted((one, other) => `${one.kind} ${one.slug}`.localeCompare(`${other.kind} ${other.slug}`));
};

describe("[NW-121] several authors", () => {
  const named = async (name: string, text: string) => {
    const [first] = (await planned(await site(), chosen(name, text))).items;
    return [first?.item.fields.authors, first?.item.byline, first?.notes.map(({ kind }) => kind)];
  };
  it("come from Ghost in their order, and one alone signs as before", async () => {
    const ghost = (...pairs: readonly (readonly [string, number])[]) =>
      JSON.stringify({
        db: [
          {
            data: {
              posts: [{ id: "1", title: "Un", slug: "un", html: "<p>Un</p>", status: "draft" }],
              users: ["Lya", "Zoé"].map((name) => ({ id: name, name })),
              posts_authors: pairs.map(([id, place]) => ({ post_id: "1", author_id: id, sort_order: place })),
            },
          },
        ],
      });
    expect(await named("ghost.json", ghost(["Lya", 1], ["Zoé", 0]))).toEqual(["Zoé\nLya", "", []]);
    expect(await named("ghost.json", ghost(["Lya", 0]))).toEqual(["", "Lya", []]);
  });
  it("come from WordPress and Markdown, five at most", async () => {
    const labels = ["Lya", "Zoé"].map((name) => `<category domain="author" nicename="cap">${name}</category>`).join("");
    expect(await named("export.xml", wordPress(post(1, { "content:encoded": "<p>Un</p>" }, labels)))).toEqual([
      "Lya\nZoé",
      "",
      [],
    ]);
    const head = "title: Un\ndate: 2020-01-01\nauthors: [A, B, C, D, E, F]";
    expect(await named("un.md", `---\n${head}\n---\nUn`)).toEqual(["A\nB\nC\nD\nE", "", ["cut"]]);
  });
});

describe("[NW-83] an export of the site", () => {
  it("[NW-113] [NW-119] [NW-121] [NW-125] gives an empty site the same articles and tips, and itself nothing new", async () => {
    const [from, to] = [await site(), await emptySite()];
    const [moved] = await from.contentArchive.slice("article", 0, 1);
    if (!moved) throw new Error("The site has no article");
    await from.contentRepository.setSlug(moved, "une-autre-adresse" as Slug);
    const fields = { ...moved.fields, searchTitle: "Autrement", searchDescription: "Décrit" };
    await from.contentRepository.save({ ...moved, fields });
    const [, signed] = await from.contentArchive.slice("article", 0, 2);
    if (!signed) throw new Error("The site has no second article");
    await from.contentRepository.save({
      ...signed,
      fields: { ...signed.fields, authors: "Zoé\nLya Fontaine", tags: "LAN\nÉquipe" },
    });
    const [old] = await from.contentArchive.slice("tip", 0, 1);
    if (!old) throw new Error("The site has no tip");
    for (const item of [moved, old]) await from.contentRepository.setHighlight(item, "pinned", true);
    await from.contentRepository.setHighlight(old, "featured", true);
    const { name, bytes } = await exported(from);
    expect(name).toMatch(/^site-\d{4}-\d\d-\d\d\.zip$/);
    const plan = await planned(to, chosen(name, bytes));
    expect(plan.items.flatMap(({ notes }) => notes)).toEqual([]);
    await add(to, plan);
    expect(await itemsOf(to)).toEqual(await itemsOf(from));
    const own = await planned(from, chosen(name, bytes));
    expect(own.items.every(({ isKnown }) => isKnown)).toBe(true);
  });

  it("holds the club's lists, and Markdown that a site reads again", async () => {
    const from = await site();
    const files = movingReaders.unzip((await exported(from)).bytes);
    if (typeof files === "string") throw new Error(files);
    const text = (path: string) => new TextDecoder().decode(files.find((file) => file.path === path)?.read());
    expect(JSON.parse(text("site.json"))).toMatchObject({ format: "club-site", version: 1, teams: expect.any(Array) });
    const texts = files
      .filter(({ path }) => path.endsWith(".md"))
      .map(({ path, read: content }) => chosen(path, content() ?? ""));
    const plan = await planned(await emptySite(), ...texts);
    const facts = ({ kind, slug, title }: { readonly kind: string; readonly slug: string; readonly title: string }) =>
      `${kind} ${slug} ${title}`;
    expect(plan.items.map(({ item }) => facts({ ...item, title: item.fields.title })).toSorted()).toEqual(
      (await itemsOf(from)).map((item) => facts({ ...item, title: item.fields.title })).toSorted(),
    );
  });

  it("keeps any text as it is stored", async () => {
    const stored = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.normalize());
    const item = fc.record({
      kind: fc.constantFrom("article", "tip"),
      title: stored,
      content: stored,
      excerpt: stored,
      author: stored,
      isPublished: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 4 }), async (all) => {
        const [from, to] = [await emptySite(), await emptySite()];
        const texts = all.map(({ kind, title, content, excerpt, author, isPublished }, at) => ({
          path: `${at}.md`,
          kind,
          head: JSON.stringify(title || "T"),
          content,
          excerpt: JSON.stringify(excerpt),
          author: JSON.stringify(author),
          isPublished,
        }));
        const plan = await planned(
          from,
          ...texts.map(({ path, kind, head, content, excerpt, author, isPublished }) =>
            chosen(
              path,
              `---\ntitle: ${head}\nkind: ${kind}\nexcerpt: ${excerpt}\nauthor: ${author}\ndraft: ${!isPublished}\n---\n${content}`,
            ),
          ),
        );
        await add(from, plan);
        const { name, bytes } = await exported(from);
        await add(to, await planned(to, chosen(name, bytes)));
        expect(await itemsOf(to)).toEqual(await itemsOf(from));
      }),
      { numRuns: 40 },
    );
  });
});

/** A site that keeps the bytes of what is uploaded. */
const keepingSite = async (begun: Promise<Ports>) => {
  const ports = await begun;
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const itemPictures: Ports["itemPictures"] = {
    async put(pictures, name) {
      const answer = await ports.itemPictures.put(pictures, name);
      if (answer.ok)
        (keptWidths(answer.value)?.all ?? [{ address: answer.value }]).forEach(({ address }, at) => {
          const picture = pictures[at];
          if (picture) bytes.set(address, picture.bytes);
        });
      return answer;
    },
  };
  const itemFiles: Ports["itemFiles"] = {
    async put(file) {
      const answer = await ports.itemFiles.put(file);
      if (answer.ok) bytes.set(answer.value, file.bytes);
      return answer;
    },
  };
  const read: ReadStored = async (address) => bytes.get(address);
  return { ports: { ...ports, itemPictures, itemFiles }, read, bytes };
};

it("[NW-250] moves pictures in all their widths and files out and in again, without a loss", async () => {
  const from = await keepingSite(site({ ...clubDataset, articles: [], tips: [] }));
  const valueOf = async (answer: Promise<{ readonly ok: boolean; readonly value?: string }>) =>
    (await answer).value ?? "";
  const drawn = [1_200, 960, 480].map((width) => ({
    type: "png" as const,
    bytes: pngOf({ width, height: width / 2 }),
  }));
  const [first, ...others] = drawn;
  if (!first) throw new Error("No picture is drawn");
  const picture = await valueOf(from.ports.itemPictures.put([first, ...others], "scène.png"));
  const pdf = { name: "r.pdf", extension: "pdf" as const, bytes: new TextEncoder().encode("%PDF-1.7 x") };
  const file = await valueOf(from.ports.itemFiles.put(pdf));
  const text = `---\ntitle: Un\ndate: 2021-05-03\n---\n![](<${picture}>)\n\n[Règles](${file})\n\nhttps://youtu.be/dQw4w9W_XcQ\n`;
  const planOfText = await planned(from.ports, chosen("un.md", text));
  // Written here, as by the editor: the addresses are this site's own.
  const [one] = planOfText.items;
  if (!one) throw new Error("No article");
  const content = `<figure><img src="${picture}" alt=""></figure><p><a href="${file}">Règles</a></p><p>https://youtu.be/dQw4w9W_XcQ</p>`;
  const fields = { ...one.item.fields, content, featuredImage: `${picture}#40,20` };
  await from.ports.imports.add({ of: planOfText.of, items: [{ ...one.item, fields }] });

  const { name, bytes } = await exported(from.ports, from.read);
  const inside = movingReaders.unzip(bytes);
  if (inside === "broken") throw new Error(inside);
  const markdown = new TextDecoder().decode(inside.find(({ path }) => path === "articles/un.md")?.read());
  expect(markdown).toContain("](<../images/");
  expect(markdown).toContain("\n\nhttps://youtu.be/dQw4w9W_XcQ\n");
  expect(markdown).not.toContain("/storage/");
  const to = await keepingSite(emptySite());
  const plan = await planned(to.ports, chosen(name, bytes));
  expect([plan.leftOut, plan.items[0]?.notes]).toEqual([[], []]);
  await add(to.ports, plan);
  const bytesOf = (all: ReadonlyMap<string, Uint8Array>) => [...all.values()].map((one) => one.join(","));
  expect(bytesOf(to.bytes)).toEqual(bytesOf(from.bytes));
  const there = await to.ports.contents.open({ kind: "article", slug: "un" as Slug });
  const moved = [...to.bytes.keys()];
  const here = [...from.bytes.keys()];
  const renamed = here.reduce((all, address, at) => all.replaceAll(address, moved[at] ?? ""), content);
  expect(there?.fields.content).toBe(renamed);
  expect(there?.fields.featuredImage).toBe(`${moved[0]}#40,20`);

  const texts = inside.filter(({ path }) => !path.endsWith(".json") && !path.endsWith(".txt"));
  const again = await packFiles(texts.map(({ path, read }) => ({ path, content: read() ?? "" })));
  const asMarkdown = await planned(await emptySite(), chosen("textes.zip", again));
  expect(asMarkdown.items[0]?.taken.map(({ use }) => use)).toEqual(["picture", "link", "picture"]);
});

it("[NW-251] names what an export leaves out, and has each list in a file", async () => {
  const files = movingReaders.unzip((await exported(await site())).bytes);
  if (files === "broken") throw new Error(files);
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["LISEZ-MOI.txt", "site.json", "donnees/teams.json"]));
  const text = new TextDecoder().decode(files[0]?.read());
  expect(text).toContain("https://club.test");
  for (const left of ["e-mail", "mots de passe", "abonnés", "messages"]) expect(text).toContain(left);
});

it.each([
  ["the staff, without members", sarah, false],
  ["an admin, with their usernames", yanis, true],
])("[NW-253] has comments and letters for %s", async (_, account, hasMembers) => {
  const ports = await site();
  await signedIn(ports, account);
  const files = movingReaders.unzip((await exported(ports)).bytes);
  if (files === "broken") throw new Error(files);
  const text = (path: string) => {
    const file = files.find((one) => one.path === path);
    return file && new TextDecoder().decode(file.read());
  };
  const comments = JSON.parse(text("donnees/comments.json") ?? "");
  expect(comments.length).toBeGreaterThan(3);
  expect(comments[0]).toMatchObject({
    address: expect.stringMatching(/^https:\/\/club\.test\/(?:news|tips)\/[a-z]/),
    author: expect.any(String),
    text: expect.any(String),
  });
  expect(JSON.parse(text("donnees/letters.json") ?? "")).toEqual(expect.any(Array));
  const members = text("donnees/members.json");
  expect(members?.includes('"username": "camille"') ?? false).toBe(hasMembers);
  for (const all of files.map(({ read }) => new TextDecoder().decode(read()))) expect(all).not.toContain("@demo.test");
  expect(text("LISEZ-MOI.txt")?.includes("export d'un admin")).toBe(!hasMembers);
});

it("[NW-81] gives each import an identity of its own", async () => {
  const ports = await site();
  const file = chosen("a.md", "# Un");
  const ids: readonly ImportId[] = [(await planned(ports, file)).of.id, (await planned(ports, file)).of.id];
  expect(new Set(ids).size).toBe(2);
});
