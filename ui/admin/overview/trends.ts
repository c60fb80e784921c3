// Fixed labels, not computed figures (docs/product.md, Aperçu).

export const trends = { likes: "+12%", comments: "+8%", rating: "+0.2" } as const;
