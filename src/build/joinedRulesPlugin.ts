import type { Plugin } from "vite";

/** Where styled-components takes over the rules of a component: texts, and functions of its properties. */
const taken = /(?<=\bconstructor\((\w+),\w+,\w+\)\{this\.rules=)\1(?=,this\.componentId=)/;

const joined = '$1.reduce((a,r)=>("string"==typeof r&&"string"==typeof a.at(-1)?a.push(a.pop()+r):a.push(r),a),[])';

/**
 * Joins the texts of each component's rules once, where styled-components joins them again for each element that it renders. Fails when
 * the package has changed.
 */
export const joinedRulesPlugin = (): Plugin => {
  let isMet = false;
  return {
    name: "joined-rules",
    apply: "build",
    buildEnd(error) {
      if (!error && !isMet) this.error("The build has no styled-components: its package has changed.");
    },
    transform: {
      filter: { id: /[\\/]styled-components[\\/]dist[\\/]/ },
      handler(code, id) {
        if (!taken.test(code)) this.error(`${id} takes over rules in another way: its package has changed.`);
        isMet = true;
        return code.replace(taken, joined);
      },
    },
  };
};
