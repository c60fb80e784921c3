import { expect, it } from "vitest";
import { diagramKey } from "../../../ui/design/drawings/diagram.ts";
import { type Garment, garments } from "../../../ui/design/drawings/clothes/garment.ts";
import { cover } from "../../../ui/design/drawings/cover.ts";
import { coverKey } from "../../../ui/design/drawings/coverKey.ts";
import { type EmblemPose, emblems } from "../../../ui/design/drawings/emblem.ts";
import { type First, firsts } from "../../../ui/design/drawings/firsts.ts";
import { rival } from "../../../ui/design/drawings/rival.ts";
import { sky } from "../../../ui/design/drawings/sky.ts";
import { seat } from "../../../ui/design/drawings/seat.ts";
import { headOf, portrait } from "../../../ui/design/drawings/portraits/portrait.ts";
import {
  authorFace,
  coverAddress,
  crestAddress,
  diagramAddress,
  emblemAddress,
  firstAddress,
  garmentAddress,
  headAddress,
  memberFace,
  portraitAddress,
  seatAddress,
  signAddress,
  skyAddress,
} from "../../../ui/design/components/media/drawnAddress.ts";
import { words } from "../../../ui/design/components/text/words.ts";
import { colourMark } from "../../../domain/club/colours.ts";
import { demoColours, recoloured } from "../../../ui/design/tokens/recolour.ts";
import { drawings, isDrawing } from "./drawings.ts";

const nival = { role: "Capitaine", name: "Nival" };
const drawingAt = drawings({ emblem: [], colours: demoColours }, [nival]);
const faceAt = (path: string | undefined) => drawingAt(path ?? "")?.body;

it("[DS-4] draws a plan where the page looks for it", () => {
  const path = diagramAddress("nous,1,2;eux,3,4");
  expect(isDrawing(path)).toBe(true);
  expect(drawingAt(path)).toMatchObject({ type: "image/svg+xml", body: expect.stringMatching(/^<svg .*<\/svg>$/) });
  expect(drawingAt(path)?.body).not.toBe(drawingAt(diagramAddress("nous,1,2;eux,3,5"))?.body);
});

it("draws each sign that a page explains", () => {
  expect(Object.keys(diagramKey)).toEqual(Object.keys(words.diagramKey));
  for (const [sign, drawn] of Object.entries(diagramKey)) expect(drawingAt(signAddress(sign))?.body).toBe(drawn);
});

it.each(["", "nous", "nous,1,200", "nous,1,2;", `nous,1,2;${"mur,1,1,1,1;".repeat(39)}`, "Nous,1,2", "nous%2C1%2C2"])(
  "draws nothing for %j",
  (drawing) => {
    expect(drawingAt(diagramAddress(drawing))).toBeUndefined();
  },
);

it.each(["constructor", "toString", "us", ""])("knows no sign %j", (sign) => {
  expect(drawingAt(signAddress(sign))).toBeUndefined();
});

it("draws the club's own people as on its pages when they are authors, and members of the same name as members", () => {
  expect(faceAt(authorFace("Nival"))).toBe(headOf([], nival));
  expect(faceAt(memberFace("Nival"))).toBe(headOf([], { role: "Membre", name: "Nival" }));
  expect(faceAt(authorFace("membres/Nival"))).toBe(headOf([], { role: "Membre", name: "membres/Nival" }));
});

it.each(["Lina", "Inès d'Or", "日本 😀", "../../etc", "a/b?c#d%", "<b>", "\ud83d!"])(
  "draws the same face for %j each time",
  (name) => {
    const path = memberFace(name) ?? "";
    expect(new URL(path, "https://club.example").pathname).toBe(path);
    expect(isDrawing(path)).toBe(true);
    expect(faceAt(path)).toMatch(/^<svg [^]*<\/svg>$/);
    expect(faceAt(path)).toBe(faceAt(path));
    expect(faceAt(path)).not.toBe(faceAt(memberFace(`${name}.`)));
  },
);

it("draws no portrait for an empty or malformed name", () => {
  expect([memberFace(null), memberFace(undefined), authorFace("  ")]).toEqual([undefined, undefined, undefined]);
  for (const name of ["", "%", "%ff", "%00", "x".repeat(201), "a/b"]) {
    expect(drawingAt(`/visages/${name}.svg`)).toBeUndefined();
  }
});

it("[DS-4] draws a cover where the page looks for it, as the page would itself", () => {
  for (const category of ["Stratégie", "Aim Training", "Compétitif", "esport", "merch", "recrutement", "Cuisine"]) {
    const path = coverAddress(coverKey(category, "Tenir un site à deux"));
    expect(isDrawing(path)).toBe(true);
    expect(drawingAt(path)?.body).toBe(cover([], category, "Tenir un site à deux"));
  }
});

it("[LK-32] draws the cover of a plan where the page looks for it", () => {
  const plan = "mur,0,0,96,4;nous,81,9;trajet,eux,6,10,24,10";
  const path = coverAddress(coverKey("Stratégie", "Tenir un site à deux", plan));
  expect(isDrawing(path)).toBe(true);
  expect(drawingAt(path)?.body).toBe(cover([], "Stratégie", "", plan));
});

it.each(["", "tour,1,2", "nous,97,1", "nous,1,2;", "6-1", "0-", "0-zzzzzzzz", "0-A", "0-1/x", "__proto__-1", "0"])(
  "draws no cover for %j",
  (key) => {
    expect(drawingAt(coverAddress(key))).toBeUndefined();
  },
);

it.each([nival, { role: "", name: "Lina" }, { role: "Coach, analyste", name: "Inès d'Or / 日本 😀" }])(
  "draws the portrait and the head of %o where the page looks for them",
  (figure) => {
    expect(drawingAt(portraitAddress(figure))?.body).toBe(portrait([], figure));
    expect(drawingAt(headAddress(figure))?.body).toBe(headOf([], figure));
    expect(isDrawing(portraitAddress(figure)) && isDrawing(headAddress(figure))).toBe(true);
  },
);

it("draws no portrait without a name, of malformed text, or of endless text", () => {
  for (const who of [
    "",
    ",",
    "Nival",
    "Coach,",
    "%,Nival",
    "Coach,%ff",
    `Coach,${"x".repeat(201)}`,
    "a,b,c",
    "a,b/c",
  ]) {
    expect(drawingAt(`/portraits/${who}.svg`)).toBeUndefined();
  }
});

it("draws a vacant position where the teams' page looks for it", () => {
  expect(isDrawing(seatAddress)).toBe(true);
  expect(drawingAt(seatAddress)?.body).toBe(seat([]));
});

it("draws each product where the shop looks for it", () => {
  for (const kind of Object.keys(garments) as Garment[]) {
    expect(isDrawing(garmentAddress(kind, "Maillot 2025"))).toBe(true);
    expect(drawingAt(garmentAddress(kind, "Maillot 2025"))?.body).toBe(garments[kind]([], "Maillot 2025"));
  }
  for (const what of ["constructor,x", "hoodie,", "hoodie", "Hoodie,x", "hoodie,%ff"]) {
    expect(drawingAt(`/vetements/${what}.svg`)).toBeUndefined();
  }
});

it.each(["Solstice", "L'Équipe / du % Nord, 2", "日本 😀"])("[MA-40] draws the crest of %j", (name) => {
  const path = crestAddress(name);
  expect(new URL(path, "https://club.example").pathname).toBe(path);
  expect(isDrawing(path)).toBe(true);
  expect(drawingAt(path)?.body).toBe(rival(name));
  expect(drawingAt("/ecussons/.svg")).toBeUndefined();
});

it("[DS-4] draws the decorations where pages look for them", () => {
  for (const pose of Object.keys(emblems) as EmblemPose[]) {
    expect(isDrawing(emblemAddress(pose))).toBe(true);
    expect(drawingAt(emblemAddress(pose))?.body).toBe(emblems[pose]([]));
  }
  expect(isDrawing(skyAddress(""))).toBe(true);
  expect(drawingAt(skyAddress(""))?.body).toBe(sky([]));
  expect(drawingAt(skyAddress("kB0_"))?.body).toBe(sky([11, -2, 0, null]));
  expect(drawingAt(skyAddress("zz"))).toBeUndefined();
  expect(drawingAt("/decors/embleme-constructor.svg")).toBeUndefined();
});

it("[LK-11] draws what a page has nothing of yet, in other shapes each, and nothing for an unknown name", () => {
  const drawn = (Object.keys(firsts) as First[]).map((what) => {
    expect(isDrawing(firstAddress(what))).toBe(true);
    return String(drawingAt(firstAddress(what))?.body);
  });
  expect(drawn.filter((drawing) => !/^<svg .*<\/svg>$/.test(drawing) || /NaN|undefined|<text/.test(drawing))).toEqual(
    [],
  );
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawingAt("/decors/premier-constructor.svg")).toBeUndefined();
});

it("[CF-14] draws in the colours that an address begins with, else in those of the club's folder", () => {
  const own = { accent: "#8fe3c0", field: "#402a5c", light: ["#f0d9ff", "#c9a6ff", "#8b6bff"] } as const;
  const path = coverAddress(coverKey("Stratégie", "Tenir un site à deux"));
  const marked = `/${colourMark(own)}${path}`;
  expect(isDrawing(marked)).toBe(true);
  const drawn = String(drawingAt(path)?.body);
  expect(drawn).toContain(demoColours.accent);
  expect(drawingAt(marked)?.body).toBe(recoloured(drawn, own));
  expect(drawingAt(marked)?.body).not.toContain(demoColours.accent);
  const inOwn = drawings({ emblem: [], colours: own }, []);
  expect(inOwn(path)?.body).toBe(recoloured(drawn, own));
  expect(inOwn(`/${colourMark(demoColours)}${path}`)?.body).toBe(drawn);
});

it.each(["/", "/ceff1a", `/${"g".repeat(30)}`, `/${"0".repeat(31)}`, `/${"0".repeat(30)}/${"0".repeat(30)}`])(
  "draws nothing where an address begins with %j, which is no mark",
  (start) => {
    const path = `${start}${skyAddress("")}`;
    expect([isDrawing(path), drawingAt(path)]).toEqual([false, undefined]);
  },
);
