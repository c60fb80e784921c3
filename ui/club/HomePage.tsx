import { home } from "virtual:club/home";
import { MatchBar } from "../matches/MatchBar.tsx";
import { Head } from "../page/Head.tsx";
import { organization } from "../page/structured.ts";
import { Founders } from "./Founders.tsx";
import { Goals } from "./Goals.tsx";
import { Hero } from "./Hero.tsx";
import { Join } from "./Join.tsx";
import { Reading } from "./Reading.tsx";
import { Vision } from "./Vision.tsx";
import { words } from "./words.ts";

export const HomePage = () => (
  <>
    <Head title={words.home} description={home.lead} path="/" data={[organization]} />
    <Hero />
    <MatchBar />
    <Vision />
    <Goals />
    <Founders />
    <Reading />
    <Join />
  </>
);
