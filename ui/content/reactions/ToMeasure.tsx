import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { toMeasure } from "./words.ts";

/** Leads a muted member to the measure. */
export const ToMeasure = () => <TextLink to={toMeasure.to}>{toMeasure.words}</TextLink>;
