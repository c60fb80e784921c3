import { useRef } from "react";
import type { Question } from "../../../../domain/applications/positions.ts";
import {
  mostQuestions,
  questionProblem,
  questionsIn,
  typedQuestions,
} from "../../../../domain/applications/typedPosition.ts";
import { QuietButton } from "../../../design/components/actions/QuietButton.tsx";
import { Field } from "../../../design/components/forms/Field.tsx";
import { Reorder } from "../../../design/components/lists/Reorder.tsx";
import { Icon } from "../../../design/components/media/Icon.tsx";
import { french } from "../../../design/components/text/french.ts";
import { Group, One } from "./QuestionsField.styles.ts";
import { questionComplaint, questionWords as words } from "./words.ts";

/** A question that isn't saved has no name of its own yet: the domain makes one of its label. */
const newName = (questions: readonly Question[]): string => {
  let number = questions.length + 1;
  while (questions.some(({ name }) => name === `new-${number}`)) number++;
  return `new-${number}`;
};

const placed = (questions: readonly Question[], key: string, before: string | null): readonly Question[] => {
  const others = questions.filter(({ name }) => name !== key);
  const at = others.findIndex(({ name }) => name === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, ...questions.filter(({ name }) => name === key));
};

type QuestionsFieldProps = {
  readonly name: string;
  readonly error: string | undefined;
  /** The questions as the form has them. */
  readonly typed: string;
};

/** The questions of a position: add, write, move, remove. The form has them in one hidden field. */
export const QuestionsField = ({ name, error, typed }: QuestionsFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const questions = questionsIn(typed);

  const write = (changed: readonly Question[]) => {
    if (!field.current) return;
    field.current.value = typedQuestions(changed);
    // The form hears it, as a typed text.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const change = (at: number, part: Partial<Question>) =>
    write(questions.map((question, place) => (place === at ? { ...question, ...part } : question)));
  const focusLast = () =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>("li:last-child input")?.focus());
  const focusAdd = () => group.current?.querySelector<HTMLElement>(":scope > button")?.focus();

  return (
    <Group ref={group}>
      <legend>{words.list}</legend>
      <p>{french(questions.length > 0 ? words.lead : words.none)}</p>
      <input ref={field} type="hidden" name={name} defaultValue={typed} />
      {questions.length > 0 && (
        <Reorder
          label={words.list}
          rows={questions.map((question, at) => {
            const problem = error === undefined ? undefined : questionProblem(question, questions);
            return {
              key: question.name,
              name: question.label || words.nth(at + 1),
              content: (
                <One>
                  <Field
                    label={words.nth(at + 1)}
                    value={question.label}
                    error={problem && questionComplaint(problem)}
                    autoComplete="off"
                    dir="auto"
                    onChange={({ currentTarget }) => change(at, { label: currentTarget.value })}
                  />
                  <Field
                    label={words.hintOf(at + 1)}
                    mark={words.optional}
                    value={question.hint}
                    autoComplete="off"
                    dir="auto"
                    onChange={({ currentTarget }) => change(at, { hint: currentTarget.value })}
                  />
                  <QuietButton
                    look="bare"
                    aria-label={words.removeNth(at + 1)}
                    onClick={() => (focusAdd(), write(questions.filter((_, place) => place !== at)))}
                  >
                    <Icon name="trash" />
                    {words.remove}
                  </QuietButton>
                </One>
              ),
            };
          })}
          onPlace={(key, before) => write(placed(questions, key, before))}
        />
      )}
      {questions.length > mostQuestions && <p role="alert">{words.full}</p>}
      <QuietButton
        disabled={questions.length >= mostQuestions}
        onClick={() => {
          write([...questions, { name: newName(questions), label: "", hint: "" }]);
          focusLast();
        }}
      >
        <Icon name="plus" />
        {words.add}
      </QuietButton>
    </Group>
  );
};
