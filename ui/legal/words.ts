export const words = {
  privacy: "Confidentialité",
  since: "Cette page vaut depuis le",
  writeTo: "Écrivez à",
} as const;
