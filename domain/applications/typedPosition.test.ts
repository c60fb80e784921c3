import { describe, expect, it } from "vitest";
import { longestSkill, mostSkills } from "./positionFields.ts";
import { isQuestionName, type Question } from "./positions.ts";
import {
  longestOfQuestion,
  mostQuestions,
  questionsIn,
  positionForm,
  type TypedPosition,
  typedQuestions,
} from "./typedPosition.ts";

const typed = (more: Partial<TypedPosition> = {}): TypedPosition => ({
  slug: "",
  title: "Montage vidéo",
  description: "Des séquences que l'on regarde.",
  skills: "Montage, Rythme",
  icon: "cut",
  questions: "[]",
  visibility: "published",
  ...more,
});
const asking = (...labels: string[]) =>
  typed({ questions: typedQuestions(labels.map((label) => ({ name: "", label, hint: "" }))) });
const read = (given: TypedPosition) => {
  const answer = positionForm.read(given);
  return answer.ok ? answer.value : answer.refusal.fields;
};
const namesOf = (given: TypedPosition) => {
  const answer = positionForm.read(given);
  return answer.ok ? answer.value.questions.map(({ name }) => name) : [];
};

describe("[RC-20] a typed position", () => {
  it("is stored with a slug of its title, and its skills one by one", () => {
    expect(read(typed({ skills: " Montage ,\nÉcoute, ,Montage" }))).toEqual({
      slug: "montage-video",
      title: "Montage vidéo",
      description: "Des séquences que l'on regarde.",
      skills: ["Montage", "Écoute"],
      icon: "cut",
      questions: [],
      isPublished: true,
    });
    expect(read(typed({ visibility: "draft" }))).toMatchObject({ isPublished: false });
  });

  it.each([
    ["A", "a"],
    ["🐙", "role"],
    ["محرر فيديو", "role"],
    ["é".repeat(60), "e".repeat(56)],
  ])("has a slug whatever its title is: %s", (title, slug) => {
    expect(read(typed({ title }))).toMatchObject({ title, slug });
  });

  it("keeps its slug when its title changes", () => {
    expect(read(typed({ slug: "video-editor" }))).toMatchObject({ slug: "video-editor" });
  });

  it("is the same after a form has shown it", () => {
    const position = read(asking("Votre outil ?", "Votre style ?"));
    expect(read(positionForm.textsOf(position as Parameters<typeof positionForm.textsOf>[0]))).toEqual(position);
  });

  it.each<[Partial<TypedPosition>, object]>([
    [{ title: " \u200b" }, { title: "required" }],
    [{ title: "a".repeat(60 + 1) }, { title: "too-long" }],
    [{ description: "" }, { description: "required" }],
    [{ description: "a".repeat(400 + 1) }, { description: "too-long" }],
    [{ skills: "a".repeat(longestSkill + 1) }, { skills: "too-long" }],
    [{ skills: Array.from({ length: mostSkills + 1 }, (_, at) => at).join(",") }, { skills: "too-many" }],
    [{ icon: "skull" }, { icon: "unknown" }],
    [{ slug: "Pas un slug" }, { slug: "unknown" }],
  ])("is refused with the problem of each field: %j", (more, fields) => {
    expect(read(typed(more))).toEqual(fields);
  });
});

describe("[RC-20] typed questions", () => {
  it("get names of their labels, which stay when a label changes", () => {
    const first = read(asking("Vos réseaux sociaux ?", "Constructor")) as { readonly questions: readonly Question[] };
    expect(first.questions.map(({ name }) => name)).toEqual(["q-vos-reseaux-sociaux", "q-constructor"]);
    const [one, other] = first.questions as readonly [Question, Question];
    const changed = typed({ questions: typedQuestions([other, { ...one, label: "Et vos réseaux ?" }]) });
    expect(namesOf(changed)).toEqual(["q-constructor", "q-vos-reseaux-sociaux"]);
  });

  it("get names of their own, without a Latin letter too", () => {
    expect(namesOf(asking("🐙", "محرر", "Question", "a".repeat(100), "a".repeat(99)))).toEqual([
      "q-question",
      "q-question-2",
      "q-question-3",
      `q-${"a".repeat(40)}`,
      `q-${"a".repeat(40)}-2`,
    ]);
    for (const name of namesOf(asking("🐙", "a".repeat(100)))) expect(isQuestionName(name)).toBe(true);
  });

  it("are refused with two of one label, without a label, and beyond the most", () => {
    expect(read(asking("Pourquoi ?", "  POURQUOI ? "))).toEqual({ questions: "same-label" });
    expect(read(asking("Pourquoi ?", " "))).toEqual({ questions: "required" });
    expect(read(asking("a".repeat(longestOfQuestion.label + 1)))).toEqual({ questions: "too-long" });
    const many = Array.from({ length: mostQuestions + 1 }, (_, at) => `Question ${at}`);
    expect(read(asking(...many))).toEqual({ questions: "too-many" });
    expect(namesOf(asking(...many.slice(1)))).toHaveLength(mostQuestions);
  });

  it.each(["", "null", "5", "{", "{}", '[null,5,"a",{"label":"a"}]'])("are none in %s", (text) => {
    expect(questionsIn(text)).toEqual([]);
  });
});
