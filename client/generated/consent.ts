import type * as Types from "./graphql.ts"
import type { DocumentNode } from 'graphql';
import type * as ApolloReactCommon from '@apollo/client/react';
import * as ApolloReactHooks from '@apollo/client/react';
const defaultOptions = {} as const;
export const FamilyConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FamilyConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"familyConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode;
export function useFamilyConsentQuery(baseOptions: ApolloReactHooks.QueryHookOptions<Types.FamilyConsentQuery, Types.FamilyConsentQueryVariables> & ({ variables: Types.FamilyConsentQueryVariables; skip?: boolean; } | { skip: boolean; }) ) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useQuery<Types.FamilyConsentQuery, Types.FamilyConsentQueryVariables>(FamilyConsentDocument, options);
      }
export function useFamilyConsentLazyQuery(baseOptions?: ApolloReactHooks.LazyQueryHookOptions<Types.FamilyConsentQuery, Types.FamilyConsentQueryVariables>) {
          const options = {...defaultOptions, ...baseOptions}
          return ApolloReactHooks.useLazyQuery<Types.FamilyConsentQuery, Types.FamilyConsentQueryVariables>(FamilyConsentDocument, options);
        }
export type FamilyConsentQueryHookResult = ReturnType<typeof useFamilyConsentQuery>;
export type FamilyConsentLazyQueryHookResult = ReturnType<typeof useFamilyConsentLazyQuery>;
export const AnswerConsentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agrees"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerConsent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"agrees"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agrees"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]}}]} as unknown as DocumentNode;
export function useAnswerConsentMutation(baseOptions?: ApolloReactHooks.MutationHookOptions<Types.AnswerConsentMutation, Types.AnswerConsentMutationVariables>) {
        const options = {...defaultOptions, ...baseOptions}
        return ApolloReactHooks.useMutation<Types.AnswerConsentMutation, Types.AnswerConsentMutationVariables>(AnswerConsentDocument, options);
      }
export type AnswerConsentMutationHookResult = ReturnType<typeof useAnswerConsentMutation>;