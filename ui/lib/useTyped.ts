import { useEffect, useState } from "react";
import { motion } from "../design/tokens/measures.ts";

/** What is typed into a field that finds while one types. Asks after a pause. */
export const useTyped = (ask: (typed: string) => void) => {
  const [typed, type] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), motion.typing);
    return () => clearTimeout(timer);
  }, [typed, ask]);
  return [typed, type] as const;
};
