export const words = {
  privacy: "Confidentialité",
  since: "En vigueur depuis le",
  contents: "Sur cette page",
  writeTo: "Écrivez à",
} as const;
