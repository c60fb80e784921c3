// Fixed labels (docs/product.md, Aperçu), in one place: replace one by a real figure, and it is real.

export const trends = { likes: "+12%", comments: "+8%", rating: "+0.2" } as const;
