import { useEffect, useRef } from "react";
import { Field } from "../design/components/forms/Field.tsx";
import { motion } from "../design/tokens/measures.ts";

type SearchBoxProps = {
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** The search term of the address. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
  /** Element id by which a shortcut focuses the field. */
  readonly id?: string;
};

/** Searches after a pause in typing, at once on Enter or blur. */
export const SearchBox = ({ words, onSearch, ...rest }: SearchBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const searchNow = () => {
    stop();
    if (box.current && box.current.value !== words) onSearch(box.current.value);
  };
  // Not while the field has the focus: the address follows the typing.
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
