import { oneLine, textProblem } from "../club/lists/fields.ts";
import { choice, type Field, line, paragraphs, required } from "../club/lists/recordFields.ts";
import { isBlank } from "../shared/text.ts";

/** The drawings that a position can have. */
export const positionIcons = [
  "megaphone",
  "calendar",
  "cut",
  "hand",
  "mic",
  "users",
  "star",
  "pen",
  "image",
  "chat",
  "globe",
  "heart",
] as const;

export const [mostSkills, longestSkill] = [8, 40];

const skillsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map(oneLine)
      .filter((skill) => !isBlank(skill)),
  ),
];

/** With commas or line ends between them. */
const skills: Field<readonly string[]> = {
  kind: "lines",
  value: skillsIn,
  problem(text) {
    const found = skillsIn(text);
    if (found.some((skill) => textProblem(skill, longestSkill))) return "too-long";
    return found.length > mostSkills ? "too-many" : undefined;
  },
  text: (values) => values.join(", "),
};

export const positionFields = {
  title: required(line(60)),
  description: required(paragraphs(400)),
  /** What is asked for, a word or two each. */
  skills,
  icon: choice(positionIcons, "star"),
};
