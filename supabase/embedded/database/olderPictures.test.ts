import { afterAll, expect, it } from "vitest";
import { olderClub } from "../testing/olderClub.ts";

const club = await olderClub("20261121120000");
afterAll(() => club.close());

const path = "/storage/v1/object/public/contenus/images/";
const kept = "4f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.jpg";
const second = "5f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.webp";
const elsewhere = "6f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.png";

it("[CO-2] takes the domain off pictures that were uploaded before, and off no others", async () => {
  for (const name of [kept, second]) {
    await club.query("insert into storage.objects (bucket_id, name) values ('contenus', $1)", [`images/${name}`]);
  }
  const html = (host: string) =>
    `<p><img src="${host}${path}${kept}"> ${host}${path}${second}</p><p><img src="https://a.fr/b.png"> https://autre.test${path}${elsewhere}</p>`;
  const insert = "insert into articles (slug, title, content, featured_image) values ($1, 'Titre', $2, $3)";
  await club.query(insert, ["old", html("https://old.example:8443"), `http://127.0.0.1:3000${path}${kept}`]);
  await club.query(insert, ["other", "<p>Sans image</p>", "https://a.fr/b.png"]);
  await club.query(
    "insert into tips (slug, title, category, author, content, hero_image) values ('tip', 'Tip', 'Tips', 'Camille', $1, $2)",
    [
      `![](<https://old.example${path}${kept}>) ![a](https://old.example${path}${second})`,
      `https://x.fr${path}${second}`,
    ],
  );
  const before = await club.query("select slug, revision, updated_at from articles order by slug");

  await club.update();
  const rows = await club.query("select content, featured_image from articles order by slug");
  expect(rows).toEqual([
    { content: html(""), featured_image: path + kept },
    { content: "<p>Sans image</p>", featured_image: "https://a.fr/b.png" },
  ]);
  expect(await club.query("select content, featured_image, hero_image from tips")).toEqual([
    { content: `![](<${path}${kept}>) ![a](${path}${second})`, featured_image: null, hero_image: path + second },
  ]);
  expect(await club.query("select slug, revision, updated_at from articles order by slug")).toEqual(before);

  // From here on a change counts again.
  await club.query("update articles set title = 'Autre' where slug = 'old'");
  expect(await club.query("select revision from articles where slug = 'old'")).toEqual([{ revision: 2 }]);
});
