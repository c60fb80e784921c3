// The actions of WebDriver, which both of its protocols send in the same words.

const codes: Readonly<Record<string, string>> = {
  Backspace: "\uE003",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** A press of the mouse at a place of what is seen. */
export const pressAt = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

/** Presses of keys, as a `Browser` takes them. */
export const pressesOf = (keys: readonly string[]) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys.flatMap((key) => {
      const held = key.length === 1 ? [key] : key.split("+").map((name) => codes[name] ?? name);
      return [
        ...held.map((value) => ({ type: "keyDown", value })),
        ...held.toReversed().map((value) => ({ type: "keyUp", value })),
      ];
    }),
  },
];
