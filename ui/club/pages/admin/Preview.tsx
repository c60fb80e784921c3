import { type ReactNode, useEffect, useRef } from "react";
import type { SectionName } from "../../../../domain/club/pages/sections.ts";
import type { Texts } from "../../../../domain/club/pages/texts.ts";
import { About } from "../../about/About.tsx";
import { Founders } from "../../about/Founders.tsx";
import { Goals } from "../../about/Goals.tsx";
import { OurValues } from "../../about/OurValues.tsx";
import { Vision } from "../../about/Vision.tsx";
import { Hero } from "../../home/Hero.tsx";
import { Join } from "../../home/Join.tsx";
import { PreviewContext } from "../texts.ts";
import { Screen } from "./TextsDialog.styles.ts";
import { editorWords as words } from "./words.ts";

/** The parts of pages that have a section's texts. */
const views: Readonly<Record<SectionName, ReactNode>> = {
  home: (
    <>
      <Hero />
      <Vision />
      <Goals />
      <Join />
    </>
  ),
  about: <About />,
  values: <OurValues />,
  founders: <Founders />,
};

/** How a section's page looks with these texts. */
export const Preview = ({ section, texts }: { readonly section: SectionName; readonly texts: Texts }) => {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fit = () => {
      const { current } = screen;
      current?.style.setProperty("--scale", String(Math.max(0.1, current.clientWidth / innerWidth)));
    };
    const observer = new ResizeObserver(fit);
    if (screen.current) observer.observe(screen.current);
    return () => observer.disconnect();
  }, []);
  return (
    <Screen ref={screen} role="img" aria-label={words.preview}>
      <div inert>
        <PreviewContext value={{ [section]: texts }}>{views[section]}</PreviewContext>
      </div>
    </Screen>
  );
};
