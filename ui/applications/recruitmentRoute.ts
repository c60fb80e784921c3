export { RecruitmentPage as Component } from "./RecruitmentPage.tsx";
