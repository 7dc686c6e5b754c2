/**
 * Shafaf API
 * 2.0
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "/api"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "/api"
};
export type Pay = {
    people: number;
    median: number | null;
    p25: number | null;
    p75: number | null;
    lower: number;
    upper: number;
};
export type Rating = {
    count: number;
    average: number | null;
    lower: number | null;
    upper: number | null;
    distribution: number[];
    first_month: string | null;
    last_month: string | null;
};
export type Company = {
    id: number;
    name: string;
    name_en: string;
    name_ar: string;
    about: string | null;
    image: string | null;
    logo: string | null;
    rate: number | null;
    total_ratings: number;
    unlocked: 0 | 1;
    is_approved: 0 | 1;
    ceo: {
        name: string;
        image: string | null;
    } | null;
    ceo_rate: number | null;
    ceo_ratings: number;
    pay: Pay | null;
    recommended: {
        value: number;
        people: number;
    } | null;
    website: string | null;
    headquarters: string | null;
    size: string | null;
    founded: number | null;
    "type": string | null;
    industry: string | null;
    revenue: string | null;
    competitors: {
        id: number;
        name: string;
        logo: string | null;
    }[];
    activity: string | null;
    phone: string | null;
    address: string | null;
    mission: string | null;
    vision: string | null;
    ceo_linkedin: string | null;
    social: {
        [key: string]: string;
    };
    map_link: string | null;
    rating: Rating;
    words: {
        good: {
            word: string;
            count: number;
        }[];
        bad: {
            word: string;
            count: number;
        }[];
    };
    counts: {
        reviews: number;
        salaries: number;
        interviews: number;
        questions: number;
    };
};
export type ProblemCode = "missing" | "malformed" | "not_a_choice" | "too_many_chosen" | "too_long" | "not_positive" | "amount_unclear" | "score_range" | "salary_range" | "raise_range" | "pros_length" | "one_word" | "last_year" | "accept_terms" | "offered_required" | "not_yet" | "date_not_arrived" | "company_name" | "before_start" | "date_invalid" | "certificate_name" | "file_empty" | "file_too_large" | "file_type" | "file_name" | "text_turned" | "file_broken" | "file_active" | "file_pixels" | "email_in_text" | "phone_in_text" | "national_id_in_text" | "link_in_text" | "number_in_text" | "name_missing" | "email_missing" | "email_malformed" | "password_missing" | "password_length" | "password_common" | "confirmation_differs" | "phone_missing" | "phone_malformed" | "company_missing" | "department_missing" | "jobtitle_missing" | "city_missing" | "salary_missing" | "salary_malformed" | "bonus_missing" | "bonus_malformed" | "login_failed" | "email_not_verified" | "token_unknown" | "password_not_match" | "password_wrong" | "presence_required" | "key_required" | "passkey_failed" | "app_code_missing" | "app_code_malformed" | "app_code_wrong" | "email_taken" | "passkey_key_needed" | "second_factor_missing" | "second_factor_alone" | "second_factor_needed" | "presence_missing" | "account_closed" | "account_blocked" | "is_moderator" | "token_used" | "token_expired" | "social_failed" | "social_email_missing" | "social_other_mailbox" | "social_other_person" | "accounts_begun" | "social_code_needed" | "recovery_missing" | "recovery_code_missing" | "recovery_code_malformed" | "recovery_code_wrong" | "recovery_code_differs" | "registration_password_missing" | "registration_password_wrong" | "company_unknown" | "company_listed" | "company_not_approved" | "company_unlocked" | "page_changed" | "nothing_changed" | "competitor_itself" | "proposals_waiting" | "files_full" | "not_in_experience" | "already_reviewed" | "rewritten_lately" | "salary_not_shared" | "list_full" | "review_replaced" | "speaks_for_company" | "speaks_for_competitor" | "own_contribution" | "unlock_company_missing" | "already_unlocked" | "unlock_pending" | "password_short" | "confirmation_missing" | "tag_missing" | "question_missing" | "answer_missing" | "already_reported" | "already_answered" | "study_closed" | "response_missing" | "response_length" | "survey_question" | "survey_options" | "surveys_waiting" | "not_company_admin" | "already_represents" | "last_admin" | "invited_otherwise" | "subject_missing" | "text_missing" | "case_decided" | "not_undoable" | "already_appealed" | "appeal_over" | "decision_undone" | "own_case" | "second_needed" | "idempotency_missing" | "idempotency_reused" | "idempotency_in_progress" | "unauthenticated" | "forbidden" | "not_found" | "method_not_allowed" | "too_many" | "quota_reached" | "votes_reached" | "work_needed" | "too_large" | "unsupported_media" | "not_acceptable" | "unavailable" | "failed";
export type Problem = {
    path: string;
    code: ProblemCode;
};
export type Refusal = {
    message: string;
    problems: Problem[];
};
export type CompanyCard = {
    id: number;
    name: string;
    other_name: string;
    logo: string | null;
    unlocked: 0 | 1;
    is_approved: 0 | 1;
    industry: string | null;
    city: string | null;
    size: string | null;
    rate: number | null;
    total_ratings: number;
    good_word: string | null;
    bad_word: string | null;
};
export type PublishedReview = {
    id: string;
    helpful: number;
    unhelpful: number;
    month: string;
    rate: number;
    pros: string;
    cons: string;
    good_word: string;
    bad_word: string;
    is_former: (0 | 1 | null) | (0 | 1 | null);
    last_year: string | null;
    context: string[];
    language: ("ar" | "en" | null) | ("ar" | "en" | null);
    response: {
        text: string;
        month: string;
    } | null;
};
export type AddAssetAnswers = {
    use: "picture" | "document";
    /** Asked where use is picture; dropped elsewhere. */
    picture?: string;
    /** Asked where use is document; dropped elsewhere. */
    document?: string;
    title_en: string;
    title_ar: string;
};
export type Asset = {
    id: string;
    address: string;
    title_en: string;
    title_ar: string;
};
export type ShownFile = {
    address: string;
    title: string;
};
export type NameAssetAnswers = {
    title_en: string;
    title_ar: string;
};
export type IndustriesId = number;
export type CitiesId = number;
export type TypesId = number;
export type EmployeeNumbersId = number;
export type ChangeCompanyAnswers = {
    name_en: string;
    name_ar: string;
    logo?: string;
    cover?: string;
    industry?: IndustriesId;
    headquarters?: CitiesId;
    "type"?: TypesId;
    size?: EmployeeNumbersId;
    /** A year that has come. */
    founded?: number;
    competitors?: number[];
    revenue_en?: string;
    revenue_ar?: string;
    activity_en?: string;
    activity_ar?: string;
    about_en?: string;
    about_ar?: string;
    mission_en?: string;
    mission_ar?: string;
    vision_en?: string;
    vision_ar?: string;
    ceo_en?: string;
    ceo_ar?: string;
    ceo_image?: string;
    ceo_linkedin?: string;
    website?: string;
    phone?: string;
    address_en?: string;
    address_ar?: string;
    map_link?: string;
    twitter?: string;
    instagram?: string;
    linkedin?: string;
    youtube?: string;
    snapchat?: string;
};
export type EditableCompany = {
    name: string;
    edition: string;
    may: "apply" | "propose" | "nothing";
    answers: {
        [key: string]: any;
    };
    pictures: {
        [key: string]: string | null;
    };
    competitors: {
        id: number;
        name: string;
    }[];
};
export type RequestCompanyAnswers = {
    name_ar: string;
    name_en: string;
    website?: string;
    logo?: string;
    cover?: string;
    industry: IndustriesId;
    headquarters: CitiesId;
    "type"?: TypesId;
    size?: EmployeeNumbersId;
    /** A year that has come. */
    founded?: number;
    competitors?: number[];
    revenue?: string;
    activity?: string;
    phone?: string;
    address?: string;
    map_link?: string;
    about?: string;
    mission?: string;
    vision?: string;
    ceo?: string;
    ceo_linkedin?: string;
    twitter?: string;
    instagram?: string;
    linkedin?: string;
};
export type EmploymentStatusId = number;
export type DepartmentsId = number;
export type JoblevelsId = number;
export type JobtitlesId = number;
export type QualificationsId = number;
export type SpecilizationsId = number;
export type SubmitReviewCompanyAnswers = {
    review_type: "company" | "culture" | "benifit" | "salary" | "interview";
    employment_status: EmploymentStatusId;
    department: DepartmentsId;
    joblevel: JoblevelsId;
    jobtitle: JobtitlesId;
    employer_name: string;
    is_former: 1 | 0;
    /** Asked where is_former is 1; dropped elsewhere. This year or one of the 50 before it. */
    last_year?: number;
    cities: CitiesId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization: SpecilizationsId;
    rate: number;
    /** Others read it: no e-mail address, phone or identity number in it. */
    pros: string;
    /** Others read it: no e-mail address, phone or identity number in it. */
    cons: string;
    /** Others read it: no e-mail address, phone or identity number in it. */
    good_word: string;
    /** Others read it: no e-mail address, phone or identity number in it. */
    bad_word: string;
    accept_terms: 1;
};
export type SubmitReviewCareerpathAnswers = {
    review_type: "company" | "culture" | "benifit" | "salary" | "interview";
    employment_status: EmploymentStatusId;
    department: DepartmentsId;
    joblevel: JoblevelsId;
    jobtitle: JobtitlesId;
    employer_name: string;
    is_former: 1 | 0;
    /** Asked where is_former is 1; dropped elsewhere. This year or one of the 50 before it. */
    last_year?: number;
    cities: CitiesId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization: SpecilizationsId;
    culturetype: "careerpath" | "environment" | "leadership";
    /** Asked where culturetype is careerpath; dropped elsewhere. */
    training?: 1 | 0;
    /** Asked where culturetype is careerpath; dropped elsewhere. */
    carear_clarity?: 1 | 0;
    /** Asked where culturetype is careerpath; dropped elsewhere. */
    career_confidence?: 1 | 0;
    /** Asked where culturetype is careerpath; dropped elsewhere. */
    trust_company_future?: 1 | 0;
    /** Asked where culturetype is leadership; dropped elsewhere. */
    ceo_rate?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is leadership; dropped elsewhere. */
    managers_performance?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is leadership; dropped elsewhere. */
    inducement?: "day" | "week" | "month" | "year";
    /** Asked where culturetype is leadership; dropped elsewhere. */
    fair_pay?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is leadership; dropped elsewhere. */
    team_efficiency?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is environment; dropped elsewhere. */
    work_creativity?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is environment; dropped elsewhere. */
    average_working_hours?: number;
    /** Asked where culturetype is environment; dropped elsewhere. */
    out_of_office_activities?: "day" | "week" | "month" | "year";
    /** Asked where culturetype is environment; dropped elsewhere. */
    job_entertainment?: 0 | 1 | 2;
    /** Asked where culturetype is environment; dropped elsewhere. */
    happines?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is environment; dropped elsewhere. */
    general_environment?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is environment; dropped elsewhere. */
    referral_to_others?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is environment; dropped elsewhere. */
    work_excitement?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    /** Asked where culturetype is leadership, environment; dropped elsewhere. */
    trust_leadership?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
    accept_terms: 1;
};
export type BenefitsId = number;
export type SubmitReviewBenefitAnswers = {
    review_type: "company" | "culture" | "benifit" | "salary" | "interview";
    employment_status: EmploymentStatusId;
    department: DepartmentsId;
    joblevel: JoblevelsId;
    jobtitle: JobtitlesId;
    employer_name: string;
    is_former: 1 | 0;
    /** Asked where is_former is 1; dropped elsewhere. This year or one of the 50 before it. */
    last_year?: number;
    city_id: CitiesId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization: SpecilizationsId;
    rate: "positive" | "negative" | "no_opinion";
    company_city: CitiesId;
    employer_type_id: TypesId;
    employment_status_id: EmploymentStatusId;
    /** 1 yes, 0 no, 2 unsure. */
    benefits: {
        benefit_id: BenefitsId;
        offered: 0 | 1 | 2;
    }[];
    /** Others read it: no e-mail address, phone or identity number in it. */
    comment: string;
    accept_terms: 1;
};
export type CurrienciesId = number;
export type CountriesId = number;
export type SubmitReviewSalaryAnswers = {
    review_type: "company" | "culture" | "benifit" | "salary" | "interview";
    employment_status: EmploymentStatusId;
    department: DepartmentsId;
    joblevel: JoblevelsId;
    jobtitle: JobtitlesId;
    employer_name: string;
    is_former: 1 | 0;
    /** Asked where is_former is 1; dropped elsewhere. This year or one of the 50 before it. */
    last_year?: number;
    cities: CitiesId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization: SpecilizationsId;
    currency_id: CurrienciesId;
    per_duration: "year" | "month" | "hour";
    experience_years: number;
    salary: number;
    annual_raise: number;
    get_bonus: 1 | 0;
    /** Asked where get_bonus is 1; dropped elsewhere. */
    cash_bonus?: number;
    /** Asked where get_bonus is 1; dropped elsewhere. */
    cash_bonus_duration?: "year" | "month";
    /** Asked where get_bonus is 1; dropped elsewhere. */
    stock_bonus?: number;
    /** Asked where get_bonus is 1; dropped elsewhere. */
    stock_bonus_duration?: "year" | "month";
    profit_sharing?: number;
    profit_sharing_duration?: "year" | "month";
    sales_commission?: number;
    sales_commission_duration?: "year" | "month";
    tips_gratuities?: number;
    tips_gratuities_duration?: "year" | "month";
    gender: "male" | "female";
    country_id: CountriesId;
    /** Of the list that belongs to country_id. */
    city_id: CitiesId;
    accept_terms: 1;
};
export type StagesId = number;
export type SubmitReviewInterviewAnswers = {
    employment_status: EmploymentStatusId;
    department: DepartmentsId;
    joblevel: JoblevelsId;
    jobtitle: JobtitlesId;
    employer_name: string;
    cities: CitiesId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization: SpecilizationsId;
    rate: "positive" | "negative" | "no_opinion";
    month: number;
    /** This year or one of the 50 before it. */
    year: number;
    get_by: "applied_online" | "college_or_university" | "employee_referral" | "in_person" | "recruiter" | "staffing_agency" | "other";
    get_offer: "yes" | "no" | "decline";
    /** Asked where get_offer is yes; dropped elsewhere. */
    is_former?: 1 | 0;
    /** Asked where is_former is 1; dropped elsewhere. This year or one of the 50 before it. */
    last_year?: number;
    /** One of interview, one of testing, and at most one of other. */
    stages: StagesId[];
    difficulty: "very_easy" | "easy" | "average" | "difficult" | "very_difficult";
    duration: number;
    duration_type: "day" | "week" | "month";
    /** Of the list that belongs to country_id. */
    city_id: CitiesId;
    how_helpful: "very_helpful" | "helpful" | "not_helpful" | "not_use_it";
    /** Others read it: no e-mail address, phone or identity number in it. */
    description: string;
    questions: {
        question: string;
        answer: string;
    }[];
    accept_terms: 1;
};
export type SubmitReviewInterviewAnswersShort = {
    employment_status: EmploymentStatusId;
    department: DepartmentsId;
    joblevel: JoblevelsId;
    jobtitle: JobtitlesId;
    employer_name: string;
    rate: "positive" | "negative" | "no_opinion";
    month: number;
    /** This year or one of the 50 before it. */
    year: number;
    get_by: "applied_online" | "college_or_university" | "employee_referral" | "in_person" | "recruiter" | "staffing_agency" | "other";
    get_offer: "yes" | "no" | "decline";
    /** Asked where get_offer is yes; dropped elsewhere. */
    is_former?: 1 | 0;
    /** Asked where is_former is 1; dropped elsewhere. This year or one of the 50 before it. */
    last_year?: number;
    /** One of interview, one of testing, and at most one of other. */
    stages: StagesId[];
    difficulty: "very_easy" | "easy" | "average" | "difficult" | "very_difficult";
    duration: number;
    duration_type: "day" | "week" | "month";
    /** Of the list that belongs to country_id. */
    city_id: CitiesId;
    how_helpful: "very_helpful" | "helpful" | "not_helpful" | "not_use_it";
    /** Others read it: no e-mail address, phone or identity number in it. */
    description: string;
    questions: {
        question: string;
        answer: string;
    }[];
    accept_terms: 1;
};
export type ReviewSummary = {
    found: {
        count: number;
        average: number | null;
    };
    all: {
        stars: number[];
        current: number;
        former: number;
        ar: number;
        en: number;
        answered: number;
        unanswered: number;
        departments: {
            id: number;
            name: string;
            count: number;
        }[];
        aspects: {
            id: "late_pay" | "pay" | "raises" | "bonuses" | "allowances" | "insurance" | "overtime" | "leave" | "remote" | "managers" | "leadership" | "bureaucracy" | "job_security" | "saudisation" | "women" | "prayer" | "tools";
            mentions: number;
            praised: number;
            fault: number;
            lower: number;
            upper: number;
        }[];
    } | null;
};
export type InterviewCounts = {
    found: number;
    all: {
        get_offer: {
            [key: string]: number;
        };
        difficulty: {
            [key: string]: number;
        };
        departments: {
            id: number;
            name: string;
            count: number;
        }[];
    } | null;
};
export type PublishedInterview = {
    id: string;
    helpful: number;
    unhelpful: number;
    month: string;
    held: string | null;
    rate: "positive" | "negative" | "no_opinion";
    difficulty: "very_easy" | "easy" | "average" | "difficult" | "very_difficult";
    get_offer: "yes" | "no" | "decline";
    get_by: "applied_online" | "college_or_university" | "employee_referral" | "in_person" | "recruiter" | "staffing_agency" | "other";
    duration: number;
    duration_type: "day" | "week" | "month";
    description: string;
    questions: {
        question: string;
        answer: string;
    }[];
    context: string[];
};
export type InterviewSummary = {
    count: number;
    rate: {
        [key: string]: number;
    };
    difficulty: {
        [key: string]: number;
    };
    get_offer: {
        [key: string]: number;
    };
    get_by: {
        [key: string]: number;
    };
};
export type BenefitComment = {
    id: string;
    helpful: number;
    unhelpful: number;
    month: string;
    rate: "positive" | "negative" | "no_opinion";
    comment: string;
    is_former: (0 | 1 | null) | (0 | 1 | null);
    context: string[];
};
export type BenefitOffer = {
    id: number;
    name: string;
    people: number;
    yes: number;
    no: number;
    unsure: number;
};
export type BenefitSummary = {
    count: number;
    rate: {
        [key: string]: number;
    };
    offers: BenefitOffer[];
};
export type CultureScore = {
    name: string;
    measure: "yes" | "scale" | "choice" | "hours";
    people: number;
    value: number | null;
    lower: number | null;
    upper: number | null;
    shares: {
        [key: string]: number;
    };
};
export type CultureSet = {
    "set": "careerpath" | "environment" | "leadership";
    questions: CultureScore[];
};
export type ReactToReviewAnswers = {
    reaction: "helpful" | "unhelpful" | "none";
};
export type Helpfulness = {
    helpful: number;
    unhelpful: number;
};
export type ReportAnswers = {
    reason: "personal" | "insult" | "false" | "spam" | "other";
    details?: string;
};
export type PayBar = {
    "from": number | null;
    to: number | null;
    people: number;
};
export type PayPart = {
    id: string;
    name: string | null;
    people: number;
    median: number | null;
    p25: number | null;
    p75: number | null;
    lower: number;
    upper: number;
};
export type PayParts = {
    parts: PayPart[];
    rest: boolean;
};
export type SalaryStatistics = {
    pay: Pay | null;
    bars: PayBar[];
    level: PayParts;
};
export type TitleSummary = {
    id: number;
    name: string;
    department: string | null;
    people: number;
    median: number | null;
    lower: number;
    upper: number;
};
export type TitleSalaries = {
    id: number;
    name: string;
    pay: Pay | null;
    bars: PayBar[];
    ladder: PayPart[];
};
export type ReleasedPay = {
    month: string;
    people: number;
    median: number | null;
    p25: number | null;
    p75: number | null;
    lower: number;
    upper: number;
};
export type TitlePage = {
    id: number;
    name: string;
    name_en: string;
    department: {
        id: number;
        name: string;
    } | null;
    pay: {
        people: number;
        median: number | null;
        lower: number;
        upper: number;
    } | null;
    half: {
        p25: number;
        p75: number;
    } | null;
    bars: PayBar[];
    beside: {
        people: number;
        median: number | null;
        lower: number;
        upper: number;
    } | null;
    country: {
        people: number;
        median: number | null;
        lower: number;
        upper: number;
    } | null;
    similar: TitleSummary[];
    releases: ReleasedPay[];
};
export type NationalitiesId = number;
export type CompareFullyAnswers = {
    total_pay: number;
    bonus: number;
    annual_leave: number;
    joblevel: JoblevelsId;
    is_former: 1 | 0;
    /** This year or one of the 50 before it. */
    year: number;
    /** Not later than today in Riyadh. */
    start: string;
    nationality: NationalitiesId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization: SpecilizationsId;
};
export type PayAverage = {
    id: string;
    name: string | null;
    people: number;
    median: number | null;
    p25: number | null;
    p75: number | null;
    lower: number;
    upper: number;
    average: number | null;
};
export type PayAverages = {
    parts: PayAverage[];
    rest: boolean;
};
export type Extras = {
    cash_bonus: Pay | null;
    profit_sharing: Pay | null;
    sales_commission: Pay | null;
    annual_raise: Pay | null;
};
export type Comparison = {
    pay: Pay | null;
    bars: PayBar[];
    own: PayPart | null;
    ownBars: PayBar[];
    level: PayParts;
    country: {
        department: PayParts;
        nation: PayAverages;
        gender: PayParts;
        extras: Extras | null;
    };
};
export type PeoplePart = {
    id: string;
    name: string | null;
    people: number;
};
export type QuarterRating = {
    quarter: string;
    ratings: number;
    average: number;
};
export type YearRating = {
    last_month: string;
    count: number;
    average: number;
    lower: number;
    upper: number;
};
export type CompanyStatistics = {
    reviewers: number;
    parts: {
        department: PeoplePart[];
        city: PeoplePart[];
        education: PeoplePart[];
        experience: PeoplePart[];
        age: PeoplePart[];
        gender: PeoplePart[];
    };
    trend: QuarterRating[];
    lastYear: YearRating | null;
};
export type Award = {
    place: number;
    company: {
        id: number;
        name: string;
        logo: string | null;
    };
    ceo: {
        name: string;
        image: string | null;
    } | null;
    average: number;
    score: number;
    ratings: number;
};
export type AwardQuarter = {
    quarter: string;
    companies: Award[];
    ceos: Award[];
};
export type LedgerEntry = {
    kind: "company" | "careerpath" | "environment" | "leadership" | "benefit" | "salary" | "interview" | "study";
    parts: {
        part: "together" | "answers" | "writer" | "pay" | "breakdowns" | "country" | "opening" | "countryOpening";
        numbers: number;
        epsilon: number;
    }[];
    otherwise: number;
    absent: number;
    most: number;
    advantage: number;
    lifetime: number;
};
export type PrivacyLedger = {
    releases: {
        perYear: number;
        newPeople: number;
        opening: number;
        national: number;
    };
    tellings: number;
    contributions: LedgerEntry[];
};
export type Dashboard = {
    company: {
        id: number;
        name: string;
        logo: string | null;
    } | null;
    culture: {
        score: number;
        people: number;
    } | null;
    rating: {
        average: number;
        lower: number;
        upper: number;
        count: number;
    } | null;
    ceo: {
        rate: number;
        people: number;
    } | null;
    rank: {
        place: number;
        "of": number;
        industry: string;
    } | null;
    typical: {
        industry: string;
        rating: number | null;
        culture: number | null;
        ceo: number | null;
    } | null;
};
export type DataRelease = {
    month: string;
    "number": number;
    sha256: string;
    previous: string | null;
    size: number;
};
export type AnswerQuestionAnswers = {
    /** Others read it: no e-mail address, phone or identity number in it. */
    answer: string;
};
export type PublishedAnswer = {
    id: string;
    month: string;
    answer: string;
};
export type AskQuestionAnswers = {
    tag: "work" | "pay" | "interviews" | "culture" | "benefits" | "growth" | "other";
    /** Others read it: no e-mail address, phone or identity number in it. */
    question: string;
};
export type PublishedQuestion = {
    id: string;
    month: string;
    tag: "work" | "pay" | "interviews" | "culture" | "benefits" | "growth" | "other";
    question: string;
    answers: PublishedAnswer[];
    answer_count: number;
};
export type OwnQuestion = {
    id: string;
    company: {
        id: number;
        name: string;
    };
    month: string;
    tag: "work" | "pay" | "interviews" | "culture" | "benefits" | "growth" | "other";
    question: string;
    answer_count: number;
    state: "waiting" | "published" | "hidden";
};
export type OwnAnswer = {
    id: string;
    company: {
        id: number;
        name: string;
    };
    month: string;
    question: string;
    answer: string;
    state: "waiting" | "published" | "hidden";
};
export type AnswerStudyAnswers = {
    option: number;
};
export type StudyOption = {
    option: number;
    label: string;
    people: number | null;
};
export type Study = {
    id: number;
    month: string;
    question: string;
    about: string | null;
    options: StudyOption[];
    people: number | null;
    open: 0 | 1;
    company: {
        id: number;
        name: string;
        logo: string | null;
    } | null;
};
export type AutocompleteItem = {
    id: number;
    name: string;
    logo?: string;
    is_approved?: 0 | 1;
    other_name?: string;
    marks?: [
        number,
        number
    ][];
    other_marks?: [
        number,
        number
    ][];
    reasons?: string[];
};
export type LookupItem = {
    id: number;
    name: string;
    also?: string[];
    department?: number;
};
export type GuideCall = {
    id: string;
    method: "GET" | "POST";
    path: string;
    summary: string;
    who: string;
    parameters: {
        name: string;
        "in": "path" | "query" | "header";
        required: boolean;
        description: string;
    }[];
    curl: string;
    example: string;
    tables: string[];
};
export type ApiGuide = {
    version: string;
    base: string;
    document: string;
    subjects: {
        name: string;
        title: string;
        calls: GuideCall[];
    }[];
};
export type Fault = {
    kind: "TypeError" | "ReferenceError" | "RangeError" | "SyntaxError" | "SecurityError" | "InvalidStateError" | "QuotaExceededError" | "NotLoaded" | "Error";
    frames: string[];
    screen: "/" | "/auth/register" | "/auth/login" | "/auth/forgotPassword" | "/password/reset/:token" | "/auth/verify/:token" | "/auth/email/:token" | "/auth/email/undo/:token" | "/write-review/:id" | "/interview-review/:id" | "/company/:id/:tab?" | "/rateCompany" | "/user/add_info" | "/search" | "/for-employers/register" | "/for-employers" | "/studies/:id?" | "/salaries" | "/salaries/:id" | "/industries/:id?" | "/cities/:id?" | "/awards" | "/companies" | "/compare-companies/:ids?" | "/add-Company" | "/compare/:id" | "/compareResult" | "/update/company/:id" | "/user/myprofile/:section?" | "/user/dashboard" | "/employer/:section?/:company?" | "/outbox" | "/moderation/log" | "/moderation/:part?" | "/appeal/:token" | "/privacy-policy" | "/terms" | "/about-us" | "/press" | "/methodology" | "/developers" | "/data" | "/faq" | "none";
};
export type LoginAnswers = {
    email: string;
    password: string;
};
export type User = {
    data: {
        name: string | null;
        email: string;
        image: string | null;
    };
    owner: string;
    closeable: 0 | 1;
    roles: ("member" | "employer" | "moderator" | "lead")[];
    represents: {
        id: number;
        name: string;
        role: "admin" | "editor";
        competitors?: number[];
    }[];
    companies: {
        id: number;
        name: string;
    }[];
};
export type Session = {
    token: string;
    user: User;
};
export type RegisterAnswers = {
    company: number | string;
    department: DepartmentsId;
    jobtitle: JobtitlesId;
    city_id: CitiesId;
    salary: number;
    per_duration: "year" | "month" | "hour";
    bonus: number;
    share_salary: 1 | 0;
    name: string;
    phone: string;
    email: string;
    password: string;
};
export type RegisterAnswersShort = {
    company: number | string;
    department: DepartmentsId;
    jobtitle: JobtitlesId;
    city_id: CitiesId;
    name: string;
    phone: string;
    email: string;
    password: string;
};
export type VerifyAnswers = {
    token: string;
};
export type ForgotPasswordAnswers = {
    email: string;
};
export type ResetPasswordAnswers = {
    password: string;
    recovery: "code" | "none";
    /** Asked where recovery is code; dropped elsewhere. */
    code?: string;
};
export type KeepRecoveryCodeAnswers = {
    code: string;
};
export type ProvePresenceAnswers = {
    by: "password" | "code";
    /** Asked where by is password; dropped elsewhere. */
    password?: string;
    /** Asked where by is code; dropped elsewhere. */
    code?: string;
};
export type AddPasskeyAnswers = {
    name: string;
};
export type MadePasskey = {
    id: string;
    rawId: string;
    "type": string;
    response: {
        clientDataJSON: string;
        attestationObject: string;
    };
};
export type OwnPasskey = {
    id: string;
    name: string;
    added: string;
    used: string | null;
    opens: boolean;
};
export type PasskeyLoginAnswers = {
    password?: string;
    code?: string;
};
export type UsedPasskey = {
    id: string;
    rawId: string;
    "type": string;
    response: {
        clientDataJSON: string;
        authenticatorData: string;
        signature: string;
    };
};
export type AddAuthenticatorAnswers = {
    code: string;
};
export type OwnAuthenticator = {
    added: string | null;
    codes: number;
};
export type ProvePresenceByAuthenticatorAnswers = {
    code: string;
};
export type SocialOffer = {
    provider: "google" | "apple";
    address: string;
};
export type SocialLoginAnswers = {
    provider: "google" | "apple";
    id_token: string;
    verifier: string;
    name?: string;
    device: string;
    code?: string;
};
export type ChangePasswordAnswers = {
    old_password: string;
    new_password: string;
};
export type EndSessionAnswers = {
    session: string;
};
export type OwnSession = {
    id: string;
    device: "phone" | "tablet" | "computer" | "unknown";
    last_seen: string;
    current: boolean;
};
export type AskEmailAnswers = {
    email: string;
};
export type ConfirmEmailAnswers = {
    token: string;
};
export type CloseAccountAnswers = {
    reason_type: "privacy" | "not_useful" | "too_many_mails" | "another_account" | "other";
    /** Others read it: no e-mail address, phone or identity number in it. */
    reason: string;
};
export type DeleteEverythingAnswers = {
    password?: string;
};
export type AddEntryExperienceAnswers = {
    company_id: number;
    /** Not later than today in Riyadh. */
    "from"?: string;
    /** Not before from. */
    to?: string;
    base_salary?: number;
    bonus?: number;
};
export type AddEntryEducationAnswers = {
    school: string;
    degree: QualificationsId;
    field: string;
    /** Not later than today in Riyadh. */
    "from": string;
    /** Not before from. */
    to: string;
    grade: string;
    description?: string;
};
export type AddEntryCertificatesAnswers = {
    name: string;
    /** Not later than today in Riyadh. */
    issued: string;
    /** Not before issued. */
    expiry: string;
    image?: string;
};
export type AddEntrySkillsAnswers = {
    name: string;
};
export type Entry = {
    id: string;
    answers: {
        [key: string]: any;
    };
    company?: {
        name: string;
        logo: string | null;
    };
    file?: string;
};
export type Details = {
    info: {
        [key: string]: any;
    } | {
        [key: string]: any;
    };
    experience: Entry[];
    education: Entry[];
    certificates: Entry[];
    skills: Entry[];
};
export type Contribution = {
    id: string;
    kind: "company" | "careerpath" | "environment" | "leadership" | "benefit" | "salary" | "interview";
    company: {
        id: number;
        name: string;
        logo: string | null;
    };
    month: string;
    state: "waiting" | "published" | "hidden" | "replaced";
    removed: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
    answers: {
        [key: string]: any;
    };
};
export type AgeGroupsId = number;
export type WorkexperienceId = number;
export type SaveInfoAnswers = {
    gender: "male" | "female";
    age_group: AgeGroupsId;
    nationality: NationalitiesId;
    country: CountriesId;
    /** Of the list that belongs to country. */
    city: CitiesId;
    company_name: string;
    employment_status: EmploymentStatusId;
    joblevel: JoblevelsId;
    workexperience: WorkexperienceId;
    education: QualificationsId;
    /** Of the list that belongs to education. */
    specilization?: SpecilizationsId;
};
export type SavePictureAnswers = {
    image: string;
};
export type SendSupportAnswers = {
    "type": "complain" | "suggest";
    message: string;
};
export type Preferences = {
    company_response: 0 | 1;
    question_response: 0 | 1;
    reactions: 0 | 1;
    salary_updates: 0 | 1;
    marketing: 0 | 1;
    announcement: 0 | 1;
};
export type SavePreferencesAnswers = {
    company_response: 1 | 0;
    question_response: 1 | 0;
    reactions: 1 | 0;
    salary_updates: 1 | 0;
    marketing: 1 | 0;
    announcement: 1 | 0;
};
export type Activity = {
    id: string;
    kind: "company_response" | "question_answered" | "found_helpful" | "new_pay" | "removed" | "restored";
    company: {
        id: number;
        name: string;
    };
    contribution: {
        id: string;
        kind: string;
    } | null;
    question: string | null;
    count: number | null;
    month: string | null;
    removal: {
        reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
        day: string;
        until: string;
        appeal: "possible" | "over" | "open" | "dismissed";
    } | null;
    seen: boolean;
};
export type SignedInDevice = {
    id: string;
    device: "phone" | "tablet" | "computer" | "unknown";
    month: string;
    seen: boolean;
};
export type EmployerDetails = {
    details: {
        company: {
            id: number | null;
            name: string;
        };
        jobtitle: string;
        phone: string;
    } | null;
};
export type SignUpEmployerAnswers = {
    name: string;
    company: number | string;
    jobtitle: string;
    email: string;
    phone: string;
    password: string;
    /** The same as password. */
    password_confirmation: string;
};
export type UnlockState = {
    state: "none" | "pending" | "approved" | "rejected";
    reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
};
export type RequestUnlockAnswers = {
    company: number | string;
    website?: string;
    phone?: string;
    commericial_registeration: string;
};
export type CompanyPeople = {
    people: {
        name: string | null;
        email: string;
        role: "editor" | "admin";
        you: 0 | 1;
    }[];
    invitations: {
        email: string;
        role: "editor" | "admin";
        expires: string;
        by: string;
    }[];
    notify: 0 | 1;
};
export type InvitePersonAnswers = {
    email: string;
    role: "editor" | "admin";
};
export type JoinCompanyAnswers = {
    token: string;
};
export type RemovePersonAnswers = {
    email: string;
};
export type RemovedPerson = {
    withdrawn: {
        email: string;
        role: "editor" | "admin";
    }[];
};
export type SaveNotifyAnswers = {
    notify: 1 | 0;
};
export type AnswerReviewAnswers = {
    /** Others read it: no e-mail address, phone or identity number in it. */
    text: string;
};
export type CompanyResponse = {
    text: string;
    month: string;
};
export type MonthRating = {
    month: string;
    ratings: number;
    average: number;
};
export type ComparedCompany = {
    company: {
        id: number;
        name: string;
        logo: string | null;
    };
    culture: {
        score: number;
        people: number;
    } | null;
    rating: {
        average: number;
        lower: number;
        upper: number;
        count: number;
    } | null;
    ceo: {
        rate: number;
        people: number;
    } | null;
};
export type Analytics = {
    months: MonthRating[];
    companies: ComparedCompany[];
    industry: {
        name: string;
        companies: number;
        average: number | null;
    } | null;
    rank: {
        place: number;
        "of": number;
    } | null;
};
export type Survey = {
    id: number;
    month: string;
    question: string;
    about: string | null;
    options: StudyOption[];
    people: number | null;
    open: 0 | 1;
    company: {
        id: number;
        name: string;
        logo: string | null;
    } | null;
    state: "proposed" | "open" | "closed" | "rejected";
};
export type ProposeSurveyAnswers = {
    /** Others read it: no e-mail address, phone or identity number in it. */
    question_en: string;
    /** Others read it: no e-mail address, phone or identity number in it. */
    question_ar: string;
    options: {
        en: string;
        ar: string;
    }[];
};
export type LoggedDecision = {
    id: string;
    day: string;
    kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
    outcome: "approved" | "rejected" | "removed" | "kept" | "restored" | "upheld" | "answered";
    reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
    company: {
        id: number;
        name: string;
    } | null;
    undone: boolean;
    appeal: ("open" | "upheld" | "dismissed" | null) | ("open" | "upheld" | "dismissed" | null);
};
export type LogTotal = {
    month: string;
    kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
    outcome: "approved" | "rejected" | "removed" | "kept" | "restored" | "upheld" | "answered";
    decisions: number;
    undone: number;
};
export type AppealRemovalAnswers = {
    /** Others read it: no e-mail address, phone or identity number in it. */
    text: string;
};
export type Appealable = {
    kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
    outcome: "approved" | "rejected" | "removed" | "kept" | "restored" | "upheld" | "answered";
    reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
    company: string | null;
    day: string;
    until: string;
};
export type ApproveCaseSupportAnswers = {
    answer?: string;
};
export type CaseLine = {
    name: string;
    value: string | null;
    before?: string | null;
    picture?: boolean;
};
export type CaseFacts = {
    reviews: number;
    reports: number;
    removed: number;
    kept: number;
};
export type Case = {
    kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
    id: string;
    month: string | null;
    company: {
        id: number;
        name: string;
    } | null;
    lines: CaseLine[];
    subject?: "review" | "question" | "answer";
    reports?: {
        reason: "personal" | "insult" | "false" | "spam" | "other";
        count: number;
    }[];
    remarks?: string[];
    review?: "company" | "interview" | "benefit";
    alike?: {
        outcome: "approved" | "rejected" | "removed" | "kept" | "restored" | "upheld" | "answered";
        words: string;
    }[];
    facts?: CaseFacts;
    similar?: {
        id: number;
        name: string;
        approved: 0 | 1;
    }[];
    pending?: {
        verdict: "approve" | "reject";
        reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
        mine: 0 | 1;
    };
    letter?: boolean;
    message?: "complain" | "suggest";
    against?: {
        kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
        outcome: "approved" | "rejected" | "removed" | "kept" | "restored" | "upheld" | "answered";
        reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
        day: string;
    };
};
export type Decision = {
    id: string;
    kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
    outcome: "approved" | "rejected" | "removed" | "kept" | "restored" | "upheld" | "answered";
    reason: ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null) | ("duplicate" | "not_found" | "incomplete" | "letter_unclear" | "not_authorized" | "incorrect" | "personal" | "insult" | "false" | "spam" | "other" | null);
    company: {
        id: number;
        name: string;
    } | null;
    undone: boolean;
    undoable: boolean;
    pending: boolean;
};
export type RejectCaseCompanyAnswers = {
    reason: "duplicate" | "not_found" | "incomplete" | "incorrect" | "spam" | "other";
};
export type RejectCaseUnlockAnswers = {
    reason: "letter_unclear" | "not_authorized" | "incomplete" | "other";
};
export type RejectCaseChangeAnswers = {
    reason: "incorrect" | "incomplete" | "personal" | "insult" | "spam" | "other";
};
export type RejectCaseReportAnswers = {
    reason: "personal" | "insult" | "false" | "spam" | "other";
};
export type RejectCaseStudyAnswers = {
    reason: "duplicate" | "incomplete" | "personal" | "insult" | "spam" | "other";
};
export type RejectCaseAppealAnswers = {};
export type BlockAccountAnswers = {
    email: string;
};
export type AnnounceAnswers = {
    kind: "announcement" | "marketing";
    subject_en: string;
    subject_ar: string;
    text_en: string;
    text_ar: string;
};
/**
 * The page of a company: facts, rating, words, counts
 */
export function getCompanyProfile(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Company;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/profile`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Companies by city, industry, size and stars
 */
export function listCompanies({ city, industry, size, stars, sort, after, limit, xLanguage }: {
    city?: number;
    industry?: number;
    size?: number;
    stars?: 3 | 4;
    sort?: "reviews" | "rating" | "name";
    after?: string;
    limit?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                companies: CompanyCard[];
                next: string | null;
                total: number | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies${QS.query(QS.explode({
        city,
        industry,
        size,
        stars,
        sort,
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The competitors of a company
 */
export function listCompetitors(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: CompanyCard[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/competitors`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The reviews of a company
 */
export function listReviews(id: number, { after, limit, q, stars, who, language, answered, department, good, bad, aspect, sort, xLanguage }: {
    after?: string;
    limit?: number;
    q?: string;
    stars?: (1 | 2 | 3 | 4 | 5)[];
    who?: "current" | "former";
    language?: "ar" | "en";
    answered?: "yes" | "no";
    department?: number;
    good?: string;
    bad?: string;
    aspect?: "late_pay" | "pay" | "raises" | "bonuses" | "allowances" | "insurance" | "overtime" | "leave" | "remote" | "managers" | "leadership" | "bureaucracy" | "job_security" | "saudisation" | "women" | "prayer" | "tools";
    sort?: "newest" | "highest" | "lowest" | "helpful";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                reviews: PublishedReview[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/reviews${QS.query(QS.explode({
        after,
        limit,
        q,
        who,
        language,
        answered,
        department,
        good,
        bad,
        aspect,
        sort
    }), QS.form({
        stars
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Companies whose name matches
 */
export function searchCompanies(q: string, { city, industry, size, stars, sort, xLanguage }: {
    city?: number;
    industry?: number;
    size?: number;
    stars?: 3 | 4;
    sort?: "reviews" | "rating" | "name";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: CompanyCard[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/search${QS.query(QS.explode({
        q,
        city,
        industry,
        size,
        stars,
        sort
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * A picture or document of a company
 */
export function getCompanyFile(file: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/files/${encodeURIComponent(file)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * A picture or document that waits for a moderator
 */
export function getProposedFile(file: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/files/${encodeURIComponent(file)}/proposed`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Add a picture or document to a company’s page
 */
export function addAsset(id: number, idempotencyKey: string, addAssetAnswers: AddAssetAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/assets`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body: addAssetAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The pictures and documents of one’s own company
 */
export function listAssets(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                pictures: Asset[];
                documents: Asset[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/assets`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The pictures and documents of a company
 */
export function listCompanyFiles(id: number, { table, xLanguage }: {
    table?: "pictures" | "documents";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                pictures: ShownFile[];
                documents: ShownFile[];
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/files${QS.query(QS.explode({
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Move a picture or document to another place
 */
export function moveAsset(id: number, file: string, body: {
    place: number;
}, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                pictures: Asset[];
                documents: Asset[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/assets/${encodeURIComponent(file)}/move`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    }));
}
/**
 * Change the titles of a picture or document
 */
export function nameAsset(id: number, file: string, nameAssetAnswers: NameAssetAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                pictures: Asset[];
                documents: Asset[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/assets/${encodeURIComponent(file)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: nameAssetAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Remove a picture or document
 */
export function removeAsset(id: number, file: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                pictures: Asset[];
                documents: Asset[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/assets/${encodeURIComponent(file)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Change a company’s page, or propose it
 */
export function changeCompany(id: number, idempotencyKey: string, body: ChangeCompanyAnswers & {
    edition: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/change`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * A company’s page as it is edited, in both languages
 */
export function getEditableCompany(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: EditableCompany;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/editable`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Ask for a company to be listed
 */
export function requestCompany(idempotencyKey: string, requestCompanyAnswers: RequestCompanyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/companies/request", oazapfts.multipart({
        ...opts,
        method: "POST",
        body: requestCompanyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewCompany(idempotencyKey: string, body: SubmitReviewCompanyAnswers & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/company/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewCareerpath(idempotencyKey: string, body: SubmitReviewCareerpathAnswers & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/careerpath/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewEnvironment(idempotencyKey: string, body: SubmitReviewCareerpathAnswers & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/environment/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewLeadership(idempotencyKey: string, body: SubmitReviewCareerpathAnswers & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/leadership/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewBenefit(idempotencyKey: string, body: SubmitReviewBenefitAnswers & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/benefit/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewSalary(idempotencyKey: string, body: SubmitReviewSalaryAnswers & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/salary/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write a review
 */
export function submitReviewInterview(idempotencyKey: string, body: (SubmitReviewInterviewAnswers | SubmitReviewInterviewAnswersShort) & {
    company_id: number;
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                message: string;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/interview/review", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * How many reviews a filter finds, and the choices there are
 */
export function summarizeReviews(id: number, { q, stars, who, language, answered, department, good, bad, aspect, sort, xLanguage }: {
    q?: string;
    stars?: (1 | 2 | 3 | 4 | 5)[];
    who?: "current" | "former";
    language?: "ar" | "en";
    answered?: "yes" | "no";
    department?: number;
    good?: string;
    bad?: string;
    aspect?: "late_pay" | "pay" | "raises" | "bonuses" | "allowances" | "insurance" | "overtime" | "leave" | "remote" | "managers" | "leadership" | "bureaucracy" | "job_security" | "saudisation" | "women" | "prayer" | "tools";
    sort?: "newest" | "highest" | "lowest" | "helpful";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ReviewSummary;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/reviews/summary${QS.query(QS.explode({
        q,
        who,
        language,
        answered,
        department,
        good,
        bad,
        aspect,
        sort
    }), QS.form({
        stars
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * How many interviews a filter finds, and the choices there are
 */
export function countInterviews(id: number, { getOffer, difficulty, department, xLanguage }: {
    getOffer?: ("yes" | "no" | "decline")[];
    difficulty?: ("very_easy" | "easy" | "average" | "difficult" | "very_difficult")[];
    department?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: InterviewCounts;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/interviews/count${QS.query(QS.form({
        get_offer: getOffer,
        difficulty
    }), QS.explode({
        department
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The interviews of a company, and what they come to
 */
export function listInterviews(id: number, { after, limit, getOffer, difficulty, department, table, xLanguage }: {
    after?: string;
    limit?: number;
    getOffer?: ("yes" | "no" | "decline")[];
    difficulty?: ("very_easy" | "easy" | "average" | "difficult" | "very_difficult")[];
    department?: number;
    table?: "interviews" | "answers";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                interviews: PublishedInterview[];
                next: string | null;
                summary: InterviewSummary;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/interviews${QS.query(QS.explode({
        after,
        limit,
        department,
        table
    }), QS.form({
        get_offer: getOffer,
        difficulty
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What is said of a company’s benefits
 */
export function listBenefitComments(id: number, { after, limit, table, xLanguage }: {
    after?: string;
    limit?: number;
    table?: "benefits" | "comments";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                comments: BenefitComment[];
                next: string | null;
                summary: BenefitSummary;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/benefits${QS.query(QS.explode({
        after,
        limit,
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What was answered about the culture of a company
 */
export function getCulture(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: CultureSet[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/culture`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Which reviews one has found helpful
 */
export function listReactions(ids: string[], { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                [key: string]: "helpful" | "unhelpful";
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/reviews/reactions${QS.query(QS.form({
        ids
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Find a review helpful, or not
 */
export function reactToReview(review: string, reactToReviewAnswers: ReactToReviewAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Helpfulness;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/reviews/${encodeURIComponent(review)}/reaction`, oazapfts.json({
        ...opts,
        method: "POST",
        body: reactToReviewAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Report a contribution
 */
export function report(idempotencyKey: string, body: ReportAnswers & {
    subject: "review" | "question" | "answer";
    subject_id: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/reports", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewCompany(review: string, idempotencyKey: string, body: SubmitReviewCompanyAnswers & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/company/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewCareerpath(review: string, idempotencyKey: string, body: SubmitReviewCareerpathAnswers & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/careerpath/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewEnvironment(review: string, idempotencyKey: string, body: SubmitReviewCareerpathAnswers & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/environment/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewLeadership(review: string, idempotencyKey: string, body: SubmitReviewCareerpathAnswers & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/leadership/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewBenefit(review: string, idempotencyKey: string, body: SubmitReviewBenefitAnswers & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/benefit/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewSalary(review: string, idempotencyKey: string, body: SubmitReviewSalaryAnswers & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/salary/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change a review of one’s own
 */
export function changeReviewInterview(review: string, idempotencyKey: string, body: (SubmitReviewInterviewAnswers | SubmitReviewInterviewAnswersShort) & {
    blur?: 0 | 1;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/interview/review/${encodeURIComponent(review)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Remove a review of one’s own
 */
export function removeReviewCompany(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/company/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove a review of one’s own
 */
export function removeReviewCareerpath(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/careerpath/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove a review of one’s own
 */
export function removeReviewEnvironment(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/environment/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove a review of one’s own
 */
export function removeReviewLeadership(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/leadership/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove a review of one’s own
 */
export function removeReviewBenefit(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/benefit/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove a review of one’s own
 */
export function removeReviewSalary(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/salary/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove a review of one’s own
 */
export function removeReviewInterview(review: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/interview/review/${encodeURIComponent(review)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Whether enough people share a place for it to be shown
 */
export function getContext(id: number, kind: "company" | "interview" | "benefit", department: number, joblevel: number, city: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                crowded: boolean;
                region: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/context${QS.query(QS.explode({
        kind,
        department,
        joblevel,
        city
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What a company pays
 */
export function getSalaries(id: number, { table, xLanguage }: {
    table?: "pay" | "bars" | "level";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: SalaryStatistics;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/salaries${QS.query(QS.explode({
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Pay by job title in the whole country
 */
export function browseSalaries({ q, department, after, limit, table, xLanguage }: {
    q?: string;
    department?: number;
    after?: number;
    limit?: number;
    table?: "titles" | "departments";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                titles: TitleSummary[];
                departments: PayPart[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/salaries${QS.query(QS.explode({
        q,
        department,
        after,
        limit,
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The pay of one job title, for whoever shared theirs
 */
export function getTitle(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: TitleSalaries;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/salaries/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What everybody may read of one job title
 */
export function getTitlePage(id: number, { table, xLanguage }: {
    table?: "similar" | "releases";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: TitlePage;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/salaries/${encodeURIComponent(id)}/summary${QS.query(QS.explode({
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The same with every chart
 */
export function compareFully(id: number, compareFullyAnswers: CompareFullyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Comparison;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/compare/all`, oazapfts.json({
        ...opts,
        method: "POST",
        body: compareFullyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Compare a salary with a company’s
 */
export function compareSalary(id: number, compareFullyAnswers: CompareFullyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Comparison;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/compare`, oazapfts.json({
        ...opts,
        method: "POST",
        body: compareFullyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Who reviewed a company, and its rating over time
 */
export function getStatistics(id: number, { table, xLanguage }: {
    table?: "people" | "trend";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: CompanyStatistics;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/statistics${QS.query(QS.explode({
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The awards of past quarters
 */
export function listAwards({ after, limit, xLanguage }: {
    after?: string;
    limit?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                quarters: AwardQuarter[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/awards${QS.query(QS.explode({
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What numbers spend of people’s privacy
 */
export function getLedger({ table, xLanguage }: {
    table?: "contributions" | "parts";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: PrivacyLedger;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/statistics/ledger${QS.query(QS.explode({
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * How one’s own company fares
 */
export function getDashboard({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Dashboard;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/dashboard", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The monthly releases of open data, and the key they are signed with
 */
export function listDataReleases({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                site: string;
                key: string;
                releases: DataRelease[];
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/data/releases", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Answer a question
 */
export function answerQuestion(question: string, idempotencyKey: string, answerQuestionAnswers: AnswerQuestionAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/questions/${encodeURIComponent(question)}/answers`, oazapfts.json({
        ...opts,
        method: "POST",
        body: answerQuestionAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The answers to a question
 */
export function listAnswers(question: string, { after, limit, xLanguage }: {
    after?: string;
    limit?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                answers: PublishedAnswer[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/questions/${encodeURIComponent(question)}/answers${QS.query(QS.explode({
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Ask a question about a company
 */
export function askQuestion(id: number, idempotencyKey: string, askQuestionAnswers: AskQuestionAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/questions`, oazapfts.json({
        ...opts,
        method: "POST",
        body: askQuestionAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The questions about a company
 */
export function listQuestions(id: number, { after, limit, tag, xLanguage }: {
    after?: string;
    limit?: number;
    tag?: "work" | "pay" | "interviews" | "culture" | "benefits" | "growth" | "other";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                questions: PublishedQuestion[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/questions${QS.query(QS.explode({
        after,
        limit,
        tag
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What one has asked and answered
 */
export function listOwnQuestions({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                asked: OwnQuestion[];
                answered: OwnAnswer[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/questions", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Take part in a study
 */
export function answerStudy(id: number, idempotencyKey: string, answerStudyAnswers: AnswerStudyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/studies/${encodeURIComponent(id)}/answer`, oazapfts.json({
        ...opts,
        method: "POST",
        body: answerStudyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * One study
 */
export function getStudy(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Study;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/studies/${encodeURIComponent(id)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Which studies one has answered
 */
export function listAnsweredStudies(ids: number[], { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: number[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/studies${QS.query(QS.form({
        ids
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Studies, newest first
 */
export function listStudies({ after, limit, company, xLanguage }: {
    after?: string;
    limit?: number;
    company?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                studies: Study[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/studies${QS.query(QS.explode({
        after,
        limit,
        company
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Completions of what is being typed
 */
export function autocomplete(key: "company" | "education" | "city", q: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: AutocompleteItem[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/autocomplete${QS.query(QS.explode({
        key,
        q
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Age groups
 */
export function getAgeGroups({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/agegroups", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Benefits
 */
export function getBenefits({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/benefits", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Cities, of one country or all
 */
export function getCities({ countryId, xLanguage }: {
    countryId?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/cities${QS.query(QS.explode({
        country_id: countryId
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Numbers of employees
 */
export function getCompanySizes({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/employee/numbers", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Types of companies
 */
export function getCompanyTypes({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/types", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Countries
 */
export function getCountries({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/countries", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Currencies
 */
export function getCurriencies({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/curriencies", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Departments
 */
export function getDepartments({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/departments", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Kinds of employment
 */
export function getEmploymentStatus({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/employment/status", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Years of work experience
 */
export function getExperienceGroups({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                workexperience: LookupItem[];
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/agegroup/workexperience", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Industries
 */
export function getIndustries({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/industries", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Stages of interviews
 */
export function getInterviewStages({ table, xLanguage }: {
    table?: "interview" | "testing" | "other";
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                interview: LookupItem[];
                testing: LookupItem[];
                other: LookupItem[];
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/interview/stages${QS.query(QS.explode({
        table
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Job levels
 */
export function getJoblevels({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/joblevels", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Job titles
 */
export function getJobtitles({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/jobtitles", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Nationalities
 */
export function getNationalities({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/nationalities", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Qualifications
 */
export function getQualifications({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/qualifications", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * How to reach the site
 */
export function getSettings({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                instagram_url?: string;
                twitter_url?: string;
                facebook_url?: string;
                youtube_url?: string;
                phone?: string;
                email?: string;
                snapchat_url?: string;
            }[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/settings", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The specialisations of a qualification
 */
export function getSpecialisations(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LookupItem[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/qualifications/${encodeURIComponent(id)}/specilizations`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What these calls are, in words
 */
export function getApiGuide({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: ApiGuide;
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/developers/guide", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Tell that something broke in the browser
 */
export function tellFault(fault: Fault, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/faults", oazapfts.json({
        ...opts,
        method: "POST",
        body: fault,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Sign in
 */
export function login(loginAnswers: LoginAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Session;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/login", oazapfts.json({
        ...opts,
        method: "POST",
        body: loginAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Open an account
 */
export function register(body: (RegisterAnswers | RegisterAnswersShort) & {
    claim?: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/register", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Confirm an e-mail address
 */
export function verify(body: VerifyAnswers & {
    claim?: string;
    password?: string;
    sign_in?: boolean;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                "as": "member" | "employer";
                session: Session | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/verify", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Ask for a link to choose another password
 */
export function forgotPassword(forgotPasswordAnswers: ForgotPasswordAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/password/forgot", oazapfts.json({
        ...opts,
        method: "POST",
        body: forgotPasswordAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Choose another password by that link
 */
export function resetPassword(body: ResetPasswordAnswers & {
    token: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/password/reset", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Whether a recovery code of the caller is kept; which one, nobody can tell.
 */
export function getRecovery({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                kept: boolean;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/recovery-code", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Keeps a recovery code that the caller’s browser has made. From then on it is the one that counts; the one before opens nothing.
 */
export function keepRecoveryCode(keepRecoveryCodeAnswers: KeepRecoveryCodeAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/recovery-code", oazapfts.json({
        ...opts,
        method: "POST",
        body: keepRecoveryCodeAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Proves that whoever holds the session is its person, with their password or recovery code; for ten minutes calls that ask for it are then taken.
 */
export function provePresence(provePresenceAnswers: ProvePresenceAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/presence", oazapfts.json({
        ...opts,
        method: "POST",
        body: provePresenceAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Adds the passkey a browser has made for the caller.
 */
export function addPasskey(body: AddPasskeyAnswers & {
    credential: MadePasskey;
    prf?: string;
    device: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/passkeys", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The caller’s passkeys
 */
export function listPasskeys({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: OwnPasskey[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/passkeys", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What a passkey has to sign so that somebody signs in with it, within five minutes
 */
export function askPasskey({ xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                challenge: string;
                rp: string;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/passkey/begin", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    });
}
/**
 * What a passkey of the caller has to sign to prove that they are there
 */
export function askPresencePasskey({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                challenge: string;
                rp: string;
                known: string[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/presence/begin", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * What a new passkey of the caller has to sign, within five minutes
 */
export function beginPasskey({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                challenge: string;
                rp: string;
                user: string;
                known: string[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/passkeys/begin", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Sign in with a passkey
 */
export function passkeyLogin(body: PasskeyLoginAnswers & {
    credential: UsedPasskey;
    prf?: string;
    device: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Session;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/passkey/login", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Proves with a passkey that whoever holds the session is its person.
 */
export function provePresenceByPasskey(body: {
    credential: UsedPasskey;
}, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/presence/passkey", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    }));
}
/**
 * Removes a passkey of the caller
 */
export function removePasskey(body: {
    passkey: string;
}, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/passkeys/remove", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    }));
}
/**
 * Gives a passkey of the caller another name
 */
export function renamePasskey(body: AddPasskeyAnswers & {
    passkey: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/passkeys/rename", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Keeps an authenticator app by its secret and a code it shows, and makes one-time codes.
 */
export function addAuthenticator(body: AddAuthenticatorAnswers & {
    secret: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                codes: string[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/authenticator", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The caller’s authenticator app: since when, and how many one-time codes are left
 */
export function getAuthenticator({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: OwnAuthenticator;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/authenticator", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * A new secret for an authenticator app; nothing is kept yet
 */
export function beginAuthenticator({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                secret: string;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/authenticator/begin", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Proves with a code of the app, or a one-time code, that whoever holds the session is its person.
 */
export function provePresenceByAuthenticator(provePresenceByAuthenticatorAnswers: ProvePresenceByAuthenticatorAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/presence/authenticator", oazapfts.json({
        ...opts,
        method: "POST",
        body: provePresenceByAuthenticatorAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Removes the authenticator app and its one-time codes
 */
export function removeAuthenticator({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/authenticator/remove", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Makes new one-time codes; those before open nothing any more
 */
export function renewBackupCodes({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                codes: string[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/authenticator/codes", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Other sites to sign in with
 */
export function getSocialProviders({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: SocialOffer[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/social/providers", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Sign in with another site
 */
export function socialLogin(socialLoginAnswers: SocialLoginAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Session;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/social/login", oazapfts.json({
        ...opts,
        method: "POST",
        body: socialLoginAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Who is signed in
 */
export function getProfile({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Sign out
 */
export function logout({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/logout", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Change the password
 */
export function changePassword(changePasswordAnswers: ChangePasswordAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/password", oazapfts.json({
        ...opts,
        method: "POST",
        body: changePasswordAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * End one session, or all
 */
export function endSession(endSessionAnswers: EndSessionAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/sessions/end", oazapfts.json({
        ...opts,
        method: "POST",
        body: endSessionAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The sessions of the account
 */
export function listSessions({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: OwnSession[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/sessions", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Ask for another e-mail; a link goes to it
 */
export function askEmail(askEmailAnswers: AskEmailAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/email", oazapfts.json({
        ...opts,
        method: "POST",
        body: askEmailAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Makes an address the account’s own by the link that went to it, for whoever asked and is signed in.
 */
export function confirmEmail(confirmEmailAnswers: ConfirmEmailAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/email/confirm", oazapfts.json({
        ...opts,
        method: "POST",
        body: confirmEmailAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Takes a change of e-mail back by the link in the mail to the address from before, and ends every session.
 */
export function undoEmail(confirmEmailAnswers: ConfirmEmailAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/email/undo", oazapfts.json({
        ...opts,
        method: "POST",
        body: confirmEmailAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Close the account
 */
export function closeAccount(closeAccountAnswers: CloseAccountAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/close", oazapfts.json({
        ...opts,
        method: "POST",
        body: closeAccountAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Delete the account and everything in it
 */
export function deleteEverything(deleteEverythingAnswers: DeleteEverythingAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/delete", oazapfts.json({
        ...opts,
        method: "POST",
        body: deleteEverythingAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Everything the site keeps of the caller
 */
export function downloadData(deleteEverythingAnswers: DeleteEverythingAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                [key: string]: any;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/data", oazapfts.json({
        ...opts,
        method: "POST",
        body: deleteEverythingAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Open a closed account again
 */
export function openAccount({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/account/open", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Add an entry to the profile
 */
export function addEntryExperience(idempotencyKey: string, addEntryExperienceAnswers: AddEntryExperienceAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/experience", oazapfts.json({
        ...opts,
        method: "POST",
        body: addEntryExperienceAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Add an entry to the profile
 */
export function addEntryEducation(idempotencyKey: string, addEntryEducationAnswers: AddEntryEducationAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/education", oazapfts.json({
        ...opts,
        method: "POST",
        body: addEntryEducationAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Add an entry to the profile
 */
export function addEntryCertificates(idempotencyKey: string, addEntryCertificatesAnswers: AddEntryCertificatesAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/certificates", oazapfts.multipart({
        ...opts,
        method: "POST",
        body: addEntryCertificatesAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Add an entry to the profile
 */
export function addEntrySkills(idempotencyKey: string, addEntrySkillsAnswers: AddEntrySkillsAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/skills", oazapfts.json({
        ...opts,
        method: "POST",
        body: addEntrySkillsAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change an entry of the profile
 */
export function changeEntryExperience(entry: string, addEntryExperienceAnswers: AddEntryExperienceAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/experience/${encodeURIComponent(entry)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: addEntryExperienceAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change an entry of the profile
 */
export function changeEntryEducation(entry: string, addEntryEducationAnswers: AddEntryEducationAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/education/${encodeURIComponent(entry)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: addEntryEducationAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change an entry of the profile
 */
export function changeEntryCertificates(entry: string, addEntryCertificatesAnswers: AddEntryCertificatesAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/certificates/${encodeURIComponent(entry)}`, oazapfts.multipart({
        ...opts,
        method: "POST",
        body: addEntryCertificatesAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Change an entry of the profile
 */
export function changeEntrySkills(entry: string, addEntrySkillsAnswers: AddEntrySkillsAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/skills/${encodeURIComponent(entry)}`, oazapfts.json({
        ...opts,
        method: "POST",
        body: addEntrySkillsAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The profile
 */
export function getDetails({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Details;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/details", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The file of a certificate
 */
export function getFile(file: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/files/${encodeURIComponent(file)}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The reviews one has written
 */
export function listContributions({ after, limit, xLanguage }: {
    after?: number;
    limit?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                contributions: Contribution[];
                next: string | null;
                total: number;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/contributions${QS.query(QS.explode({
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove an entry of the profile
 */
export function removeEntryExperience(entry: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/experience/${encodeURIComponent(entry)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove an entry of the profile
 */
export function removeEntryEducation(entry: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/education/${encodeURIComponent(entry)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove an entry of the profile
 */
export function removeEntryCertificates(entry: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/certificates/${encodeURIComponent(entry)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove an entry of the profile
 */
export function removeEntrySkills(entry: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/skills/${encodeURIComponent(entry)}/remove`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Remove the profile picture
 */
export function removePicture({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/picture/remove", {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Save the personal details
 */
export function saveInfo(saveInfoAnswers: SaveInfoAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/info", oazapfts.json({
        ...opts,
        method: "POST",
        body: saveInfoAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Save a profile picture
 */
export function savePicture(savePictureAnswers: SavePictureAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/picture", oazapfts.multipart({
        ...opts,
        method: "POST",
        body: savePictureAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Write to support
 */
export function sendSupport(idempotencyKey: string, sendSupportAnswers: SendSupportAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/support", oazapfts.json({
        ...opts,
        method: "POST",
        body: sendSupportAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Which messages one wants
 */
export function getPreferences({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Preferences;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/preferences", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Choose which messages one wants
 */
export function savePreferences(savePreferencesAnswers: SavePreferencesAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/preferences", oazapfts.json({
        ...opts,
        method: "POST",
        body: savePreferencesAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * What happened to one’s contributions
 */
export function listActivity({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                activity: Activity[];
                devices: SignedInDevice[];
                unseen: number;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/activity", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Mark as read what happened
 */
export function markSeen(body: {
    seen: string[];
}, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/profile/activity/seen", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    }));
}
/**
 * What an employer said when signing up
 */
export function getEmployerDetails({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: EmployerDetails;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/employers/details", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Open an employer’s account
 */
export function signUpEmployer(body: SignUpEmployerAnswers & {
    claim?: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/employers/register", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * How far one’s request for a company is
 */
export function getUnlockState(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: UnlockState;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/companies/${encodeURIComponent(id)}/unlock`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Ask to speak for a company
 */
export function requestUnlock(idempotencyKey: string, requestUnlockAnswers: RequestUnlockAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/companies/unlock", oazapfts.multipart({
        ...opts,
        method: "POST",
        body: requestUnlockAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Who speaks for a company
 */
export function getCompanyPeople(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: CompanyPeople;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/people`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Invite somebody to speak for a company
 */
export function invitePerson(id: number, invitePersonAnswers: InvitePersonAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/invitations`, oazapfts.json({
        ...opts,
        method: "POST",
        body: invitePersonAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Accept an invitation
 */
export function joinCompany(joinCompanyAnswers: JoinCompanyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/employer/invitations/accept", oazapfts.json({
        ...opts,
        method: "POST",
        body: joinCompanyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * No longer speak for a company
 */
export function leaveCompany(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: User;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/leave`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Take a role or an invitation away
 */
export function removePerson(id: number, removePersonAnswers: RemovePersonAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: RemovedPerson;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/people/remove`, oazapfts.json({
        ...opts,
        method: "POST",
        body: removePersonAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Choose whether to be told of new contributions
 */
export function saveNotify(id: number, saveNotifyAnswers: SaveNotifyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/notify`, oazapfts.json({
        ...opts,
        method: "POST",
        body: saveNotifyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Respond to a review
 */
export function answerReview(review: string, idempotencyKey: string, answerReviewAnswers: AnswerReviewAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: CompanyResponse;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/reviews/${encodeURIComponent(review)}/answer`, oazapfts.json({
        ...opts,
        method: "POST",
        body: answerReviewAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * How one’s company fares over time
 */
export function getAnalytics(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Analytics;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/analytics`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The surveys of one’s company
 */
export function listSurveys(id: number, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Survey[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/surveys`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Propose a survey
 */
export function proposeSurvey(id: number, idempotencyKey: string, proposeSurveyAnswers: ProposeSurveyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/employer/companies/${encodeURIComponent(id)}/surveys`, oazapfts.json({
        ...opts,
        method: "POST",
        body: proposeSurveyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The decisions of the moderators
 */
export function listLog({ kind, after, limit, xLanguage }: {
    kind?: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
    after?: string;
    limit?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decisions: LoggedDecision[];
                next: string | null;
            };
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/log${QS.query(QS.explode({
        kind,
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * How many decisions there were, by month
 */
export function listLogTotals({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: LogTotal[];
            message?: string;
        };
    } | {
        status: 304;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/log/totals", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Appeal against the removal of a contribution
 */
export function appealRemoval(contribution: string, appealRemovalAnswers: AppealRemovalAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/profile/contributions/${encodeURIComponent(contribution)}/appeal`, oazapfts.json({
        ...opts,
        method: "POST",
        body: appealRemovalAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The decision a mail is about
 */
export function readAppealable(body: {
    token: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Appealable;
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/appeals/decision", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Appeal against a decision
 */
export function sendAppeal(body: AppealRemovalAnswers & {
    token: string;
}, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/appeals", oazapfts.json({
        ...opts,
        method: "POST",
        body,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Approve a case
 */
export function approveCaseCompany($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/company/${encodeURIComponent($case)}/approve`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Approve a case
 */
export function approveCaseUnlock($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/unlock/${encodeURIComponent($case)}/approve`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Approve a case
 */
export function approveCaseChange($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/change/${encodeURIComponent($case)}/approve`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Approve a case
 */
export function approveCaseReport($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/report/${encodeURIComponent($case)}/approve`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Approve a case
 */
export function approveCaseStudy($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/study/${encodeURIComponent($case)}/approve`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Approve a case
 */
export function approveCaseAppeal($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/appeal/${encodeURIComponent($case)}/approve`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Approve a case
 */
export function approveCaseSupport($case: string, approveCaseSupportAnswers: ApproveCaseSupportAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/support/${encodeURIComponent($case)}/approve`, oazapfts.json({
        ...opts,
        method: "POST",
        body: approveCaseSupportAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * The letter of a request to speak for a company
 */
export function getLetter($case: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: any;
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/unlock/${encodeURIComponent($case)}/letter`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The cases that wait
 */
export function listCases(kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support", { company, sort, q, after, limit, xLanguage }: {
    company?: number;
    sort?: "longest" | "newest" | "company";
    q?: string;
    after?: string;
    limit?: number;
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                cases: Case[];
                next: string | null;
                elsewhere?: ("company" | "unlock" | "change" | "report" | "study" | "appeal" | "support")[];
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/cases${QS.query(QS.explode({
        kind,
        company,
        sort,
        q,
        after,
        limit
    }))}`, {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * The decisions of the last day
 */
export function listDecisions({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: Decision[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/decisions", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * How many cases wait
 */
export function listQueues({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                kind: "company" | "unlock" | "change" | "report" | "study" | "appeal" | "support";
                waiting: number;
            }[];
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/queues", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * How many cases the caller has decided today
 */
export function readToday({ xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decided: number;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/today", {
        ...opts,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Reject a case
 */
export function rejectCaseCompany($case: string, rejectCaseCompanyAnswers: RejectCaseCompanyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/company/${encodeURIComponent($case)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rejectCaseCompanyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Reject a case
 */
export function rejectCaseUnlock($case: string, rejectCaseUnlockAnswers: RejectCaseUnlockAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/unlock/${encodeURIComponent($case)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rejectCaseUnlockAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Reject a case
 */
export function rejectCaseChange($case: string, rejectCaseChangeAnswers: RejectCaseChangeAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/change/${encodeURIComponent($case)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rejectCaseChangeAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Reject a case
 */
export function rejectCaseReport($case: string, rejectCaseReportAnswers: RejectCaseReportAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/report/${encodeURIComponent($case)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rejectCaseReportAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Reject a case
 */
export function rejectCaseStudy($case: string, rejectCaseStudyAnswers: RejectCaseStudyAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/study/${encodeURIComponent($case)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rejectCaseStudyAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Reject a case
 */
export function rejectCaseAppeal($case: string, rejectCaseAppealAnswers: RejectCaseAppealAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            data: {
                decision: string | null;
            };
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/appeal/${encodeURIComponent($case)}/reject`, oazapfts.json({
        ...opts,
        method: "POST",
        body: rejectCaseAppealAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Undo a decision
 */
export function undoDecision(decision: string, { xLanguage }: {
    xLanguage?: "en" | "ar";
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>(`/moderation/decisions/${encodeURIComponent(decision)}/undo`, {
        ...opts,
        method: "POST",
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage
        })
    });
}
/**
 * Shut an account
 */
export function blockAccount(blockAccountAnswers: BlockAccountAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/accounts/block", oazapfts.json({
        ...opts,
        method: "POST",
        body: blockAccountAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Open a shut account
 */
export function unblockAccount(blockAccountAnswers: BlockAccountAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 404;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/accounts/unblock", oazapfts.json({
        ...opts,
        method: "POST",
        body: blockAccountAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "X-Work-Proof": xWorkProof
        })
    }));
}
/**
 * Mail an announcement
 */
export function announce(idempotencyKey: string, announceAnswers: AnnounceAnswers, { xLanguage, xWorkProof }: {
    xLanguage?: "en" | "ar";
    xWorkProof?: string;
} = {}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.fetchJson<{
        status: 200;
        data: {
            message?: string;
        };
    } | {
        status: 400;
        data: Refusal;
    } | {
        status: 401;
        data: Refusal;
    } | {
        status: 403;
        data: Refusal;
    } | {
        status: 406;
        data: Refusal;
    } | {
        status: 409;
        data: Refusal;
    } | {
        status: 413;
        data: Refusal;
    } | {
        status: 415;
        data: Refusal;
    } | {
        status: 422;
        data: Refusal;
    } | {
        status: 429;
        data: Refusal;
    } | {
        status: 500;
        data: Refusal;
    } | {
        status: 503;
        data: Refusal;
    }>("/moderation/announcements", oazapfts.json({
        ...opts,
        method: "POST",
        body: announceAnswers,
        headers: oazapfts.mergeHeaders(opts?.headers, {
            "X-Language": xLanguage,
            "Idempotency-Key": idempotencyKey,
            "X-Work-Proof": xWorkProof
        })
    }));
}
