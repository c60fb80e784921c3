import { expect, it } from "vitest";
import { olderClub } from "../testing/olderClub.ts";

const path = "/storage/v1/object/public/contenus/images/";
const kept = "4f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.jpg";
const second = "5f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.webp";
const elsewhere = "6f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d.png";

it("[CO-2] takes the domain off pictures that were uploaded before, and off no others", async () => {
  const { driver, update } = await olderClub("20261121120000");
  for (const name of [kept, second]) {
    await driver.query("insert into storage.objects (bucket_id, name) values ('contenus', $1)", [`images/${name}`]);
  }
  const html = (host: string) =>
    `<p><img src="${host}${path}${kept}"> ${host}${path}${second}</p><p><img src="https://a.fr/b.png"> https://autre.test${path}${elsewhere}</p>`;
  const insert = "insert into articles (slug, title, content, featured_image) values ($1, 'Titre', $2, $3)";
  await driver.query(insert, ["old", html("https://old.example:8443"), `http://127.0.0.1:3000${path}${kept}`]);
  await driver.query(insert, ["other", "<p>Sans image</p>", "https://a.fr/b.png"]);
  await driver.query(
    "insert into tips (slug, title, category, author, content, hero_image) values ('tip', 'Tip', 'Tips', 'Camille', $1, $2)",
    [
      `![](<https://old.example${path}${kept}>) ![a](https://old.example${path}${second})`,
      `https://x.fr${path}${second}`,
    ],
  );
  const before = await driver.query("select slug, revision, updated_at from articles order by slug");

  await update();
  const { rows } = await driver.query("select content, featured_image from articles order by slug");
  expect(rows).toEqual([
    { content: html(""), featured_image: path + kept },
    { content: "<p>Sans image</p>", featured_image: "https://a.fr/b.png" },
  ]);
  expect((await driver.query("select content, featured_image, hero_image from tips")).rows).toEqual([
    { content: `![](<${path}${kept}>) ![a](${path}${second})`, featured_image: null, hero_image: path + second },
  ]);
  expect((await driver.query("select slug, revision, updated_at from articles order by slug")).rows).toEqual(
    before.rows,
  );

  // From here on a change counts again.
  await driver.query("update articles set title = 'Autre' where slug = 'old'");
  expect((await driver.query("select revision from articles where slug = 'old'")).rows).toEqual([{ revision: 2 }]);
});
