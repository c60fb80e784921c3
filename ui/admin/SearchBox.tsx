import { useEffect, useRef } from "react";
import { Field } from "../design/components/forms/Field.tsx";
import { motion } from "../design/tokens/measures.ts";

type SearchBoxProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** What the address searches for. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  /** Where a shortcut finds it. */
  readonly id?: string;
};

/** Searches while somebody types, when they pause; at once when they press Enter or leave it. */
export const SearchBox = ({ words, onSearch, ...rest }: SearchBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const searchNow = () => {
    stop();
    if (box.current && box.current.value !== words) onSearch(box.current.value);
  };
  // Not while somebody types there: the address comes after them.
  useEffect(() => {
    if (box.current && document.activeElement !== box.current) box.current.value = words;
  }, [words]);
  useEffect(() => stop, []);

  return (
    <Field
      {...rest}
      ref={box}
      type="search"
      autoComplete="off"
      defaultValue={words}
      onChange={({ currentTarget: { value } }) => {
        stop();
        timer.current = setTimeout(() => onSearch(value), motion.typing);
      }}
      onKeyDown={({ key }) => key === "Enter" && searchNow()}
      onBlur={searchNow}
    />
  );
};
