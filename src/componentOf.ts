/**
 * The component that a line of a page's rules seems to belong to, by its first class or the animation that it begins with: the built
 * site names classes by their component (`src/build/leanStylesPlugin.ts`). A line whose first class is another component's is told apart.
 */
export const componentOf = (line: string): string | undefined => {
  const [, animation, component] = /^@keyframes ([\w-]+)|\.([a-z]\w*)/i.exec(line) ?? [];
  return animation === undefined ? component : `sc-keyframes-${animation}`;
};
