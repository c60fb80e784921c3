import { legal } from "virtual:club/legal";
import type { LegalDetails } from "../../../domain/club/legal.ts";
import { useTexts } from "../pages/texts.ts";

/** The legal notice of the club's folder. What it may leave out is an empty text. */
export const firstLegal: { readonly [Name in keyof LegalDetails]-?: string } = { registration: "", ...legal };

export const useLegal = () => useTexts("legal", firstLegal);
