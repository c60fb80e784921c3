import type { Plugin } from "vite";

/** In styled-components, what is replaced, and by what. */
const changes: readonly (readonly [RegExp, string])[] = [
  // The texts of a component's rules are joined once. What isn't a text is a function of properties, another component or an animation.
  [
    /(?<=\bconstructor\((\w+),\w+,\w+\)\{this\.rules=)\1(?=,this\.componentId=)/,
    '$1.reduce((a,r)=>("string"==typeof r&&"string"==typeof a.at(-1)?a.push(a.pop()+r):a.push(r),a),[])',
  ],
  [/(?<=\bthis\.baseStyle=\w+)(?=,[\w$]+\.registerId\()/, ',this.isStatic=!this.rules.some(r=>"function"==typeof r)'],
  // The class of its rules: its ID, and for rules that depend on properties four signs of their hash.
  [
    /(?<=\b\w+=)(\w+\(\w+\(\w+\(this\.baseHash,\w+\.hash\),\w+\)>>>0\))/,
    'this.isStatic?this.componentId:this.componentId+"-"+$1.slice(-4)',
  ],
  // The classes of an element, each once.
  [
    /(?<=\blet (\w+)=)(\w+)\((\w+),(\w+)\)(;(?:return )?\(?)(\w+)&&\(\1\+=" "\+\6\),(?=\w+\.className&&)/,
    '$6===$4&&!$3?$6:[...new Set(($3+" "+$4+" "+$6).trim().split(" "))].join(" ")$5',
  ],
  // A shorter call: see `shortStylesPlugin`.
  [/(?<=\b(\w+)\.withConfig=\w+=>[^;]{1,120}\)\))(?=,\1\})/, ",$1.of=i=>$1.withConfig({componentId:i})"],
];

/**
 * Lets styled-components make shorter class names and fewer, and do once what it does for each element. Fails when the package has
 * changed.
 */
export const leanStylesPlugin = (): Plugin => {
  let isMet = false;
  return {
    name: "lean-styles",
    apply: "build",
    buildEnd(error) {
      if (!error && !isMet) this.error("The build has no styled-components: its package has changed.");
    },
    transform: {
      filter: { id: /[\\/]styled-components[\\/]dist[\\/]/ },
      handler(code, id) {
        isMet = true;
        return changes.reduce((text, [what, instead]) => {
          if (!what.test(text)) this.error(`${id} has no ${what}: its package has changed.`);
          return text.replace(what, instead);
        }, code);
      },
    },
  };
};

/** Our components: made with an ID and no other setting. After `stylesPlugin`, which names them. */
const named = /\.withConfig\(\{\s*componentId: ?("[^"]+")\s*\}\)/g;

/** Makes components by the shorter call of `leanStylesPlugin`: each file with styles would spell out the long one. */
export const shortStylesPlugin = (): Plugin => ({
  name: "short-styles",
  apply: "build",
  enforce: "post",
  transform: {
    filter: { id: /[\\/](?:ui|src)[\\/][^?]+\.tsx?$/, code: "componentId" },
    handler: (code) => code.replace(named, ".of($1)"),
  },
});
