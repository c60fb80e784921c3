import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";

const picture = (name: string) => `<img src="/icones/${name}.png" alt="Le logo">`;

/** All kinds of blocks that an article may have. */
const content = `<p>Du <strong>gras</strong>, de l'<em>italique</em>, du <s>barré</s>, du <code>code</code> et <a href="/tips">un lien</a>.</p>
<h2>Des listes</h2><ul><li>Un<ul><li>Dans la liste</li></ul></li><li>Deux</li></ul><ol start="3"><li>Trois</li><li>Quatre</li></ol>
<blockquote><p>Une citation.</p></blockquote>
${["note", "tip", "important", "warning"].map((tone) => `<blockquote class="callout-${tone}"><p>Un encadré.</p></blockquote>`).join("")}
<h3>Un tableau, du code, des images</h3><table><thead><tr><th>Carte</th><th>Nous</th><th>Eux</th></tr></thead><tbody><tr><td>Ascent</td><td>13</td><td>4</td></tr></tbody></table>
<pre><code class="language-js">const une = "ligne de code assez longue pour dépasser d'un téléphone, si elle n'est pas coupée";</code></pre>
<figure>${picture("512")}<figcaption>Une légende <small>Un crédit</small></figcaption></figure><p>${picture("192")}${picture("512")}</p><hr>
<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>
<p><a href="/matches/ldr-j5-valorant">/matches/ldr-j5-valorant</a></p>`;

const match = {
  team: "valorant",
  opponent: "Les Essais",
  competition: "Coupe des essais",
  format: "bo3",
  start: "2070-01-01T20:00:00Z",
};

/** An evening on a site with the demo's data: a live match, one to come, and an article. The key is in the site's data folder. */
export const beginEvening = async (site: string) => {
  const folder = process.env["DATA_FOLDER"] ?? ".data";
  const { secretKey } = JSON.parse(await readFile(join(folder, "keys.json"), "utf8"));
  const club = createClient(site, secretKey, { auth: { persistSession: false } });
  const mark = crypto.randomUUID().slice(0, 8);
  const [live, coming, article] = ["en-direct", "a-venir", "blocs"].map((name) => `essai-${name}-${mark}`);
  const maps = [
    { name: "Ascent", ours: 13, theirs: 4 },
    { name: "Icebox", ours: 2, theirs: 9 },
  ];
  await club
    .from("matches")
    .insert([
      { ...match, slug: live, status: "live", maps },
      { ...match, slug: coming, opponent: "Les Prochains" },
    ])
    .throwOnError();
  const published = { is_published: true, category: "news" };
  await club
    .from("articles")
    .insert({ slug: article, title: "Tous les blocs", excerpt: "Un extrait.", content, ...published })
    .throwOnError();
  return {
    paths: { live: `/matches/${live}`, coming: `/matches/${coming}`, article: `/news/${article}` },
    async end() {
      await club.from("matches").delete().in("slug", [live, coming]).throwOnError();
      await club.from("articles").delete().in("title", ["Tous les blocs", "Tous les blocs, écrits"]).throwOnError();
    },
  };
};

export type Evening = Awaited<ReturnType<typeof beginEvening>>;
