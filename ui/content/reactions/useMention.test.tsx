// @vitest-environment jsdom
import { allSettled, fork } from "effector";
import { act, useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import type { Mentionable } from "../../../domain/content/reactions/mentionable.ts";
import { fakes } from "../../../tests/fakes.ts";
import { mount } from "../../../tests/mounted.tsx";
import { findMentionableFx } from "./effects.ts";
import { mentionSought } from "./mentioning.ts";
import { useMention } from "./useMention.ts";

const Box = () => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, type] = useState("Merci @sa, bravo");
  const { ties } = useMention(box, type);
  return <textarea ref={box} value={text} onChange={({ currentTarget: { value } }) => type(value)} {...ties} />;
};

it("[TK-7] the next sign after a name that was taken stands behind it, however soon it is typed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const sarah = { id: "1", username: "sarah" } as Mentionable;
  const scope = fork({ handlers: fakes([findMentionableFx, () => [sarah]]) });
  await mount(scope, <Box />);
  const box = document.querySelector("textarea") as HTMLTextAreaElement;
  box.setSelectionRange(9, 9);
  await act(() => allSettled(mentionSought, { scope, params: "sa" }));
  act(() => void box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  expect(box.value).toBe("Merci @sarah , bravo");
  expect(box.selectionStart).toBe("Merci @sarah ".length);
});
