import type * as Types from "./graphql.ts"
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const ReportAbsenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportAbsence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportAbsenceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportAbsence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]}}]} as unknown as DocumentNode;
export function useReportAbsenceMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.ReportAbsenceMutation, Types.ReportAbsenceMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.ReportAbsenceMutation, Types.ReportAbsenceMutationVariables>(ReportAbsenceDocument, options);
      }
export type ReportAbsenceMutationHookResult = ReturnType<typeof useReportAbsenceMutation>;
export const SchoolOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchoolOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"day"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Day"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schoolDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"on"},"value":{"kind":"Variable","name":{"kind":"Name","value":"day"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"nextSchoolDay"}}]}}]}}]} as unknown as DocumentNode;
export function useSchoolOnQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.SchoolOnQuery, Types.SchoolOnQueryVariables> & ({ variables: Types.SchoolOnQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.SchoolOnQuery, Types.SchoolOnQueryVariables>(SchoolOnDocument, options);
      }
export function useSchoolOnLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.SchoolOnQuery, Types.SchoolOnQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.SchoolOnQuery, Types.SchoolOnQueryVariables>(SchoolOnDocument, options);
        }
export type SchoolOnQueryHookResult = ReturnType<typeof useSchoolOnQuery>;
export type SchoolOnLazyQueryHookResult = ReturnType<typeof useSchoolOnLazyQuery>;
