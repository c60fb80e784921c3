import { LRUCache } from "lru-cache";
import { type ReactNode, useContext } from "react";
import { type IStyleSheetContext, StyleSheetContext } from "styled-components";

type Compile = IStyleSheetContext["stylis"];

/** All pages together have about a thousand. Only texts of the club or its members in a style could make more. */
const mostStyles = 5_000;

/** The compiler, which compiles each text once a selector. The selector of a style is a hash of its text. */
export const compiledOnce = (compile: Compile): Compile => {
  const known = new LRUCache<string, { readonly css: string; readonly rules: string[] }>({ max: mostStyles });
  const once = (...asked: Parameters<Compile>): string[] => {
    const [css, selector = "", prefix = ""] = asked;
    const name = prefix + selector;
    const same = known.get(name);
    if (same?.css === css) return same.rules;
    const rules = compile(...asked);
    known.set(name, { css, rules });
    return rules;
  };
  return Object.assign(once, { hash: compile.hash });
};

const compilers = new WeakMap<Compile, Compile>();

const sharedOf = (compile: Compile): Compile => {
  const shared = compilers.get(compile) ?? compiledOnce(compile);
  compilers.set(compile, shared);
  return shared;
};

/** Gives the styled components below the rules that another page has compiled already. */
export const CompiledOnce = ({ children }: { readonly children: ReactNode }) => {
  const context = useContext(StyleSheetContext);
  return <StyleSheetContext value={{ ...context, stylis: sharedOf(context.stylis) }}>{children}</StyleSheetContext>;
};
