// Every package name leads here (see `paths` in tsconfig.json), and the domain's settings can't compile a .tsx file:
// so an import of any package is an error. Why: docs/decisions/0001-layers.md
export {};
